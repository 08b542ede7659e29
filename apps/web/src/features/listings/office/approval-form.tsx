import { Button } from "@mantine/core";
import { useForm } from "@mantine/form";
import { useEffect, useState } from "react";
import { listings } from "../../../lib/api/office-operations.ts";
import { lotPrice } from "../../../lib/formatting/formatting.ts";
import { toast } from "../../../lib/forms/toast.ts";
import { explain, fieldErrors } from "../../../lib/language/explain.ts";
import { serverNow } from "../../../lib/server-clock.tsx";
import { Notice } from "../../../shared/office/notice.tsx";
import { Ask } from "../../../shared/office/panels/ask.tsx";
import buttons from "../../../shared/office/panels/buttons.module.css";
import { DrawerFoot } from "../../../shared/office/panels/drawer.tsx";
import { api } from "../../../shared/office/session/office-api.ts";
import type { useDecide } from "../../../shared/office/use-decide.ts";
import { useMoneyOn } from "../../../shared/office/use-money-on.ts";
import { type TypedTerms, termsBody } from "../../../shared/terms/sale-terms.rules.ts";
import { TermsFields } from "../../../shared/terms/terms-fields.tsx";
import { SubmitButton } from "../../../ui/fields/submit-button.tsx";
import {
  type ApprovalFields,
  approvalBody,
  approvalChecks,
  approvalDefaults,
  clock,
} from "./approval.rules.ts";
import { Bidders, Goods, Limits, Money, Prices, Times } from "./approval-fields.tsx";
import { type OpenedLot, seenOf } from "./lot-row.ts";
import classes from "./lots.module.css";

const FORM = "approval";

interface Props {
  lot: OpenedLot;
  decide: ReturnType<typeof useDecide>;
  onDirty: (dirty: boolean) => void;
  /** With what the market says of it. */
  onApproved: (message: string) => Promise<void>;
  aside: React.ReactNode;
}

export function ApprovalForm({ lot, decide, onDirty, onApproved, aside: others }: Props) {
  const [asking, setAsking] = useState<ApprovalFields | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const form = useForm<ApprovalFields>({
    initialValues: approvalDefaults(lot, serverNow()),
    validate: approvalChecks,
  });
  const money = useMoneyOn();
  const dirty = form.isDirty();
  useEffect(() => onDirty(dirty), [dirty, onDirty]);

  const approve = async (fields: ApprovalFields) => {
    setFailure(null);
    try {
      const seen = { seen_edit: lot.edited_at, seen_decision: seenOf(lot) };
      const body = { ...approvalBody(fields), ...seen };
      const asked = () => api.call(listings.reviewLot, { params: { id: lot._id }, body });
      const { message } = await decide(asked);
      await onApproved(message);
    } catch (error) {
      form.setErrors(fieldErrors(error));
      setFailure(explain(error));
    }
  };

  return (
    <form id={FORM} className={classes.form} onSubmit={form.onSubmit(setAsking)} noValidate>
      <Prices lot={lot} form={form} />
      <Times form={form} />
      <Limits form={form} />
      <Bidders lot={lot} form={form} />
      <Goods form={form} />
      {(money || lot.deposit !== null || lot.pay_through === "market") && <Money form={form} />}
      <ApprovalTerms
        lot={lot}
        value={form.values.terms}
        onChange={(terms) => form.setFieldValue("terms", terms)}
        errors={form.errors}
      />
      <DrawerFoot>
        {failure && <Notice kind="failed">{failure}</Notice>}
        <div className={buttons.row}>
          <SubmitButton busy={form.submitting} form={FORM}>
            {lot.is_approved ? "Reschedule" : "Approve"}
          </SubmitButton>
          {others}
        </div>
      </DrawerFoot>
      {asking && (
        <ApprovalQuestion
          isApproved={lot.is_approved}
          fields={asking}
          onClose={() => setAsking(null)}
          onYes={() => approve(asking)}
        />
      )}
    </form>
  );
}

function ApprovalQuestion({
  isApproved,
  fields,
  ...answers
}: {
  isApproved: boolean;
  fields: ApprovalFields;
  onClose: () => void;
  onYes: () => Promise<void>;
}) {
  const value = lotPrice(Number(fields.market_value), fields);
  const times = `from ${clock(fields.start_at)} to ${clock(fields.end_at)}`;
  return (
    <Ask
      title={isApproved ? "Reschedule this auction?" : "Approve this lot?"}
      text={`Market value ${value}. Bidding ${times}. We notify the seller. After the first bid this can no longer be changed.`}
      yes={isApproved ? "Reschedule" : "Approve"}
      {...answers}
    />
  );
}

interface ApprovalTermsProps {
  lot: OpenedLot;
  value: TypedTerms;
  onChange: (value: TypedTerms) => void;
  errors: Readonly<Record<string, React.ReactNode>>;
}

/** What the lot is sold on; kept for its material where the office says so. */
function ApprovalTerms({ lot, ...fields }: ApprovalTermsProps) {
  const hasTerms = (lot.terms ?? lot.proposed_terms ?? lot.usual_terms) !== null;
  const save = async () => {
    try {
      await api.call(listings.saveMaterialTerms, {
        params: { id: lot.category_id },
        body: { terms: termsBody(fields.value) },
      });
      toast.success("The usual terms of this material are saved");
    } catch (error) {
      toast.error(explain(error));
    }
  };
  return (
    <details className={classes.whole} open={hasTerms}>
      <summary>Terms of sale</summary>
      <TermsFields {...fields} path="terms" />
      <Button variant="subtle" onClick={() => void save()}>
        Save as usual terms for {lot.category.title}
      </Button>
    </details>
  );
}

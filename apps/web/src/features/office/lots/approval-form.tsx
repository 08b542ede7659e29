import { NativeSelect, TextInput } from "@mantine/core";
import "@mantine/core/styles/Input.css";
import "@mantine/core/styles/InlineInput.css";
import { type UseFormReturnType, useForm } from "@mantine/form";
import { useEffect, useState } from "react";
import { listings } from "../../../lib/api/office-operations.ts";
import { requirementChoices } from "../../../lib/authorisations.ts";
import { basisChoices, pricedAs } from "../../../lib/basis.ts";
import { explain, fieldErrors } from "../../../lib/explain.ts";
import { besidePrice, dateTime, lotPrice, perBasis } from "../../../lib/formatting.ts";
import { serverNow } from "../../../lib/server-clock.tsx";
import { streamNames } from "../../../lib/streams.ts";
import { amountOf } from "../../../lib/typed-numbers.rules.ts";
import { MoneyField } from "../../../ui/fields/money-field.tsx";
import { SubmitButton } from "../../../ui/fields/submit-button.tsx";
import { Notice } from "../parts/notice.tsx";
import { Ask } from "../parts/panels/ask.tsx";
import buttons from "../parts/panels/buttons.module.css";
import { DrawerFoot } from "../parts/panels/drawer.tsx";
import type { useDecide } from "../parts/use-decide.ts";
import { api } from "../session/office-api.ts";
import {
  type ApprovalFields,
  approvalBody,
  approvalChecks,
  approvalDefaults,
  runsFor,
} from "./approval.rules.ts";
import { ApprovalTerms } from "./approval-terms.tsx";
import { type OpenedLot, seenOf } from "./lot-row.ts";
import classes from "./lots.module.css";

const FORM = "approval";
const MINUTES = [0, 1, 2, 3, 5, 10, 15, 30];
const minuteChoices = (now: string) =>
  [...new Set([...MINUTES, Number(now)])]
    .sort((a, b) => a - b)
    .map((n) => ({
      value: String(n),
      label: n === 0 ? "None" : n === 1 ? "1 minute" : `${n} minutes`,
    }));
/** What the prices are for, behind their labels. */
const inBasis = (basis: ApprovalFields["basis"]) => {
  const per = perBasis(basis);
  return per && ` (${per})`;
};
const clock = (time: string) => `${dateTime(`${time.replace("T", " ")}:00`)} IST`;

type Form = UseFormReturnType<ApprovalFields>;

interface Props {
  lot: OpenedLot;
  decide: ReturnType<typeof useDecide>;
  onDirty: (dirty: boolean) => void;
  onApproved: () => Promise<void>;
  beside: React.ReactNode;
}

export function ApprovalForm({ lot, decide, onDirty, onApproved, beside: others }: Props) {
  const [asking, setAsking] = useState<ApprovalFields | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const form = useForm<ApprovalFields>({
    initialValues: approvalDefaults(lot, serverNow()),
    validate: approvalChecks,
  });
  const dirty = form.isDirty();
  useEffect(() => onDirty(dirty), [dirty, onDirty]);

  const approve = async (fields: ApprovalFields) => {
    setFailure(null);
    try {
      const seen = { seen_edit: lot.edited_at, seen_decision: seenOf(lot) };
      const body = { ...approvalBody(fields), ...seen };
      await decide(() => api.call(listings.reviewLot, { params: { id: lot._id }, body }));
      await onApproved();
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
      <ApprovalTerms
        lot={lot}
        value={form.values.terms}
        onChange={(terms) => form.setFieldValue("terms", terms)}
        errors={form.errors}
      />
      {failure && (
        <div className={classes.whole}>
          <Notice kind="failed">{failure}</Notice>
        </div>
      )}
      <DrawerFoot>
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

function Prices({ lot, form }: { lot: OpenedLot; form: Form }) {
  const { market_value, basis, weight_kg } = form.values;
  const priced = pricedAs(lot, basis, amountOf(String(weight_kg)) || null);
  const beside = besidePrice(Number(market_value), priced);
  return (
    <>
      <NativeSelect
        autoComplete="off"
        label="How it is sold"
        description="What each bid is for. All prices of the lot use it."
        data={basisChoices(lot.unit, amountOf(String(weight_kg)) > 0, basis)}
        {...form.getInputProps("basis")}
      />
      <MoneyField
        basis={basis}
        label={`Market value${inBasis(basis)}`}
        withAsterisk
        classNames={{ root: classes.whole }}
        description={beside ? `${beside}. Bids must be above it.` : "Bids must be above it."}
        {...form.getInputProps("market_value")}
      />
    </>
  );
}

function Times({ form }: { form: Form }) {
  const { start_at, end_at, soft_close_minutes } = form.values;
  const runs = runsFor(start_at, end_at);
  return (
    <>
      <TextInput
        type="datetime-local"
        label="Start (IST)"
        withAsterisk
        {...form.getInputProps("start_at")}
      />
      <TextInput
        type="datetime-local"
        label="End (IST)"
        withAsterisk
        {...form.getInputProps("end_at")}
      />
      {runs && (
        <p className={classes.runs}>{`From ${clock(start_at)} to ${clock(end_at)}: ${runs}.`}</p>
      )}
      <NativeSelect
        autoComplete="off"
        label="Soft close"
        description="A bid in the last minutes resets the clock to this length."
        data={minuteChoices(soft_close_minutes)}
        {...form.getInputProps("soft_close_minutes")}
      />
      <TextInput
        type="datetime-local"
        label="Hard end (IST), if any"
        description="Extensions stop here. One day after the end by default."
        disabled={soft_close_minutes === "0"}
        {...form.getInputProps("hard_end_at")}
      />
    </>
  );
}

function Limits({ form }: { form: Form }) {
  const suffix = inBasis(form.values.basis);
  return (
    <>
      <MoneyField
        basis={form.values.basis}
        label={`Reserve, if any${suffix}`}
        description="Below it, the seller decides. Bidders only see whether it is met."
        {...form.getInputProps("reserve_price")}
      />
      <MoneyField
        basis={form.values.basis}
        label={`Bid increment, if any${suffix}`}
        description="Minimum step above the highest bid."
        {...form.getInputProps("bid_increment")}
      />
    </>
  );
}

function Bidders({ lot, form }: { lot: OpenedLot; form: Form }) {
  return (
    <>
      <NativeSelect
        autoComplete="off"
        label="Bidders need an authorisation for"
        description={
          lot.usual_requirement
            ? `Usual for this material: ${streamNames[lot.usual_requirement]}.`
            : "Not usual for this material."
        }
        data={requirementChoices}
        {...form.getInputProps("requires_authorisation")}
      />
      {lot.unit !== "kg" && lot.unit !== "MT" && (
        <TextInput
          label="Weight in kg, if known"
          description="Used for rates by weight and to check the bidder’s capacity."
          inputMode="decimal"
          autoComplete="off"
          {...form.getInputProps("weight_kg")}
        />
      )}
    </>
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

import { Stack } from "@mantine/core";
import { t } from "ttag";
import "@mantine/core/styles/Stack.css";
import { type UseFormReturnType, useForm } from "@mantine/form";
import type { Category } from "@rebale/contract/listings";
import { useState } from "react";
import { serverNow } from "../../../../lib/server-clock.tsx";
import { Checks } from "../../../../shared/office/checks/checks.tsx";
import classes from "../../../../shared/office/queue/queue.module.css";
import { takeUndone } from "../../../../shared/office/queue/undoable.ts";
import { useReasons } from "../../../../shared/office/queue/use-reasons.ts";
import { Section } from "../../../../shared/office/section.tsx";
import { May } from "../../../../shared/office/session/may.tsx";
import { useMay } from "../../../../shared/office/session/office-session.ts";
import { useUnsaved } from "../../../../ui/layout/unsaved.tsx";
import {
  type ApprovalFields,
  approvalChecks,
  approvalDefaults,
  isReviewable,
} from "../approval.rules.ts";
import { ApprovalSummary } from "../approval-summary.tsx";
import { AllApprovalFields } from "../approval-terms.tsx";
import { LotDecision } from "../lot-decision.tsx";
import { LotFacts } from "../lot-facts.tsx";
import { LotGallery } from "../lot-gallery.tsx";
import type { LotChecks, OpenedLot } from "../lot-row.ts";
import lotClasses from "../lots.module.css";
import { CorrectLot } from "./correct-lot.tsx";
import { Corrected, Standing } from "./lot-standing.tsx";
import { ReasonFields } from "./reason-fields.tsx";
import { APPROVAL_FORM, isWaiting, withoutForm } from "./review.rules.ts";
import { ReviewLot } from "./review-lot.tsx";
import { Warnings } from "./warnings.tsx";

interface Props {
  lot: OpenedLot;
  checks: LotChecks;
  categories: readonly Category[];
}

/**
 * The seller's facts of a lot, beside the office's fields where it waits, and the decision above. A
 * lot changed meanwhile is decided on anew: it has another key.
 */
export function ReviewPart({ lot, checks: { warnings, sold_last }, categories }: Props) {
  const [undone] = useState(() => takeUndone("products", lot._id));
  const reasons = useReasons(() => withoutForm(undone));
  const form = useForm<ApprovalFields>({
    initialValues: {
      ...approvalDefaults(lot, serverNow()),
      ...(undone.approval ? (JSON.parse(undone.approval) as ApprovalFields) : null),
    },
    validate: approvalChecks,
  });
  const [isDecisionDirty, setDecisionDirty] = useState(false);
  const unsaved = useUnsaved(form.isDirty() || reasons.given.length > 0 || isDecisionDirty);
  const may = useMay()("lots.review");
  const reviews = may && isWaiting(lot);
  const decidesAnew = may && !lot.is_approved && !isWaiting(lot) && !lot.held && isReviewable(lot);
  return (
    <Stack gap={10}>
      {!lot.is_approved && (
        <ReviewLot lot={lot} form={form} reasons={reasons} onDecided={unsaved.release} />
      )}
      {!lot.is_approved && <Standing lot={lot} />}
      <div className={classes.sides}>
        <div>
          <Warnings warnings={warnings} />
          <LotGallery lot={lot} />
          <Section title={t`Goods`}>
            <LotFacts lot={lot} categories={categories} />
            <p className={lotClasses.description}>{lot.description}</p>
            <Corrected lot={lot} />
            {reviews && <CorrectLot lot={lot} categories={categories} />}
          </Section>
          {reviews && <ReasonFields reasons={reasons} warnings={warnings} />}
          {lot.seller && (
            <May do="accounts.read">
              <Checks id={lot.seller._id} title={t`Seller checks`} />
            </May>
          )}
        </div>
        {reviews && <ToBeSet lot={lot} form={form} sold={sold_last} />}
        {decidesAnew && (
          <div>
            <LotDecision lot={lot} onDirty={setDecisionDirty} />
          </div>
        )}
      </div>
      {unsaved.question}
    </Stack>
  );
}

interface ToBeSetProps {
  lot: OpenedLot;
  form: UseFormReturnType<ApprovalFields>;
  sold: LotChecks["sold_last"];
}

const ToBeSet = ({ lot, form, sold }: ToBeSetProps) => (
  <div>
    <Section
      title={t`Auction`}
      lead={t`All times are Indian time (IST). Enter in a field approves.`}
    >
      <form
        className={lotClasses.form}
        noValidate
        id={APPROVAL_FORM}
        onSubmit={(e) => e.preventDefault()}
        aria-label={t`Auction`}
      >
        <AllApprovalFields lot={lot} form={form} sold={sold} />
      </form>
    </Section>
    <Section title={t`What you approve`}>
      <ApprovalSummary lot={lot} fields={form.values} />
    </Section>
  </div>
);

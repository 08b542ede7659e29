import { useForm } from "@mantine/form";
import type { Category } from "@rebale/contract/listings";
import { useState } from "react";
import { Link } from "react-router";
import { listings } from "../../../../lib/api/office-operations.ts";
import { serverNow } from "../../../../lib/server-clock.tsx";
import { Checks } from "../../../../shared/office/checks/checks.tsx";
import { placeOf } from "../../../../shared/office/object/places.rules.ts";
import { OfficePage } from "../../../../shared/office/page/office-page.tsx";
import classes from "../../../../shared/office/queue/queue.module.css";
import { takeUndone } from "../../../../shared/office/queue/undoable.ts";
import { useReasons } from "../../../../shared/office/queue/use-reasons.ts";
import { Section } from "../../../../shared/office/section.tsx";
import { May } from "../../../../shared/office/session/may.tsx";
import { api, forOffice } from "../../../../shared/office/session/office-api.ts";
import { useMay } from "../../../../shared/office/session/office-session.ts";
import { useUnsaved } from "../../../../ui/layout/unsaved.tsx";
import { type ApprovalFields, approvalChecks, approvalDefaults } from "../approval.rules.ts";
import { ApprovalSummary } from "../approval-summary.tsx";
import { AllApprovalFields } from "../approval-terms.tsx";
import { LotGallery } from "../lot-gallery.tsx";
import { LotFacts } from "../lot-review.tsx";
import type { LotWarning, OpenedLot } from "../lot-row.ts";
import lotClasses from "../lots.module.css";
import type { Route } from "./+types/review-page";
import { CorrectLot } from "./correct-lot.tsx";
import { Corrected, Standing } from "./lot-standing.tsx";
import { ReasonFields } from "./reason-fields.tsx";
import { isWaiting, withoutForm } from "./review.rules.ts";
import { ReviewLot } from "./review-lot.tsx";
import { Warnings } from "./warnings.tsx";

export async function clientLoader({ request, params }: Route.ClientLoaderArgs) {
  return forOffice(request, async () => {
    const of = { params: { id: params.id } };
    const [{ data }, checks, categories] = await Promise.all([
      api.call(listings.viewLot, of),
      api.call(listings.checkLot, of),
      api.call(listings.categories),
    ]);
    const lot: OpenedLot = { refusal_reason: null, reserve_price: null, ...data };
    return { lot, warnings: checks.data.warnings, categories: categories.data };
  });
}
clientLoader.hydrate = true as const;

export { OfficeFailed as ErrorBoundary } from "../../../../shared/office/page/office-failed.tsx";
export { OfficeWaiting as HydrateFallback } from "../../../../shared/office/page/office-waiting.tsx";

/** One lot of the queue: what the seller says beside what is set, and the decision above. */
export default function ReviewPage({ loaderData }: Route.ComponentProps) {
  const { lot } = loaderData;
  // What was corrected or changed meanwhile is decided on anew.
  return <OneLot key={`${lot._id} ${lot.edited_at} ${lot.unit}`} {...loaderData} />;
}

interface Props {
  lot: OpenedLot;
  warnings: readonly LotWarning[];
  categories: readonly Category[];
}

function OneLot({ lot, warnings, categories }: Props) {
  const [undone] = useState(() => takeUndone("products", lot._id));
  const reasons = useReasons(() => withoutForm(undone));
  const form = useForm<ApprovalFields>({
    initialValues: undone.approval
      ? (JSON.parse(undone.approval) as ApprovalFields)
      : approvalDefaults(lot, serverNow()),
    validate: approvalChecks,
  });
  const unsaved = useUnsaved(form.isDirty() || reasons.given.length > 0);
  const reviews = useMay()("lots.review") && isWaiting(lot);
  return (
    <OfficePage
      title={lot.title}
      lead={
        reviews
          ? "Look at the lot, set its auction, then decide."
          : "What the seller says of it, and what stands out."
      }
      actions={<Link to={placeOf("lot", lot._id)}>Everything about this lot</Link>}
    >
      <ReviewLot lot={lot} form={form} reasons={reasons} onDecided={unsaved.release} />
      <Standing lot={lot} />
      <h2 className="unseen">The lot and its auction</h2>
      <div className={classes.sides}>
        <div>
          <Warnings warnings={warnings} />
          <LotGallery lot={lot} />
          <Section title="Goods">
            <LotFacts lot={lot} categories={categories} />
            <p className={lotClasses.description}>{lot.description}</p>
            <Corrected lot={lot} />
            {reviews && <CorrectLot lot={lot} categories={categories} />}
          </Section>
          {reviews && <ReasonFields reasons={reasons} warnings={warnings} />}
          {lot.seller && (
            <May do="accounts.read">
              <Checks id={lot.seller._id} title="Seller checks" />
            </May>
          )}
        </div>
        {reviews && (
          <div>
            <Section title="Auction" lead="All times are Indian time (IST).">
              <form
                className={lotClasses.form}
                noValidate
                onSubmit={(e) => e.preventDefault()}
                aria-label="Auction"
              >
                <AllApprovalFields lot={lot} form={form} />
              </form>
            </Section>
            <Section title="What you approve">
              <ApprovalSummary lot={lot} fields={form.values} />
            </Section>
          </div>
        )}
      </div>
      {unsaved.question}
    </OfficePage>
  );
}

import type { UseFormReturnType } from "@mantine/form";
import { t } from "ttag";
import { listings } from "../../../../lib/api/office-operations.ts";
import { toast } from "../../../../lib/forms/toast.ts";
import { fieldErrors } from "../../../../lib/language/explain.ts";
import { type Choice, DecisionBar } from "../../../../shared/office/queue/decision-bar.tsx";
import { storeTyped } from "../../../../shared/office/queue/undoable.ts";
import type { Reasons } from "../../../../shared/office/queue/use-reasons.ts";
import { api } from "../../../../shared/office/session/office-api.ts";
import { type ApprovalFields, approvalBody } from "../approval.rules.ts";
import { type LotComplaint, type OpenedLot, seenOf } from "../lot-row.ts";
import { APPROVAL_FORM, isWaiting, wholeReason } from "./review.rules.ts";

interface Props {
  lot: OpenedLot;
  form: UseFormReturnType<ApprovalFields>;
  reasons: Reasons;
  /** Leaving no longer loses the typed text. */
  onDecided: () => void;
}

/** The decision on a lot; it is carried out when its minute is over. */
export function ReviewLot({ lot, form, reasons, onDecided }: Props) {
  const send = async (body: Decided, done: string) => {
    const seen = { seen_edit: lot.edited_at, seen_decision: seenOf(lot) };
    const { data, message } = await api.call(listings.reviewLot, {
      params: { id: lot._id },
      body: { ...body, ...seen, hold: true },
    });
    storeTyped({ ...reasons.typed, approval: JSON.stringify(form.values) });
    onDecided();
    // It may name what the gate will lack of the lot.
    if (body.is_approved) toast.success(message);
    return { done, until: data.undo_until };
  };
  const lacksReason = (msg: string) => () => {
    if (reasons.given.length > 0) return null;
    reasons.demand("", msg);
    return "";
  };
  const choices: Choice[] = [
    {
      key: "a",
      verb: t`Approve`,
      isMain: true,
      form: APPROVAL_FORM,
      missing: () => lacksField(form),
      decide: () =>
        send(approvalBody(form.values), t`approved`).catch((error: unknown) => {
          form.setErrors(fieldErrors(error));
          throw error;
        }),
    },
    {
      key: "c",
      verb: t`Ask for a correction`,
      missing: lacksReason(t`First say what to correct. The seller will see it.`),
      decide: () =>
        send(
          { is_approved: false, corrections: reasons.given as LotComplaint[] },
          t`asked for a correction`,
        ),
    },
    {
      key: "r",
      verb: t`Send back`,
      missing: lacksReason(t`First say why. The seller will see it.`),
      decide: () => send({ is_approved: false, reason: wholeReason(reasons.given) }, t`sent back`),
    },
  ];
  return (
    <DecisionBar
      queue="products"
      id={lot._id}
      name={lot.title}
      assigned={lot.assigned ?? null}
      waits={isWaiting(lot)}
      undoUntil={lot.undo_until ?? null}
      choices={isWaiting(lot) ? choices : []}
    />
  );
}

type Decided =
  | ReturnType<typeof approvalBody>
  | { is_approved: false; reason?: string; corrections?: LotComplaint[] };

/** The focus goes to the first field that is wrong, which says so itself. */
function lacksField(form: Props["form"]): string | null {
  const { hasErrors, errors } = form.validate();
  if (!hasErrors) return null;
  const [first = ""] = Object.keys(errors);
  form.getInputNode(first)?.focus();
  return "";
}

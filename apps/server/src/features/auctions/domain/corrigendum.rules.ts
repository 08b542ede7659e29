import type { ProblemCode } from "@rebale/contract";
import type { Auction } from "./auction.ts";

/** The ledger's words for bids that a change of the lot has ended. */
export const WITHDRAWN_AFTER_CHANGE = "corrigendum";
export const CHANGE_NOT_ACCEPTED = "corrigendum_not_accepted";

/** A bidder as far as a change of the lot is about them. */
export interface Confirming {
  /** The last corrigendum that their company has accepted, by bidding or by its answer. */
  readonly acceptedCorrigendum: number;
}

/** A bidder is bound to the lot as it is once their company has accepted its last change. */
export const hasAccepted = (
  { acceptedCorrigendum }: Confirming,
  { corrigenda }: Pick<Auction, "corrigenda">,
): boolean => acceptedCorrigendum >= corrigenda;

/** A company's part in an auction, as the last change of its lot has left it. */
export interface PartAfterChange extends Confirming {
  /** Whether a bid of it stands. */
  readonly stands: boolean;
  /** Whether it has taken its bids back after the last change. */
  readonly hasWithdrawn: boolean;
}

type AnswerToChange = "accepted" | "withdrawn";

/** The company's answer to the last change; null where it is not asked. */
export function answerOf(
  part: PartAfterChange | null,
  auction: Pick<Auction, "corrigenda">,
): AnswerToChange | "needed" | null {
  if (!part || auction.corrigenda === 0) return null;
  if (part.hasWithdrawn && !part.stands) return "withdrawn";
  if (hasAccepted(part, auction)) return "accepted";
  return part.stands ? "needed" : null;
}

type AnswerRefusal = Extract<ProblemCode, "lot_changed" | "answer_not_awaited">;
type AnswerDecision =
  | { readonly accepted: true; readonly isRepeat: boolean }
  | { readonly accepted: false; readonly because: AnswerRefusal };

/** @param no the corrigendum that is answered, as its reader saw it */
export function decideAnswer(
  part: PartAfterChange | null,
  auction: Pick<Auction, "corrigenda">,
  { no, answer }: { readonly no: number; readonly answer: AnswerToChange },
): AnswerDecision {
  if (no !== auction.corrigenda) return { accepted: false, because: "lot_changed" };
  const given = answerOf(part, auction);
  if (given === answer) return { accepted: true, isRepeat: true };
  if (given !== "needed") return { accepted: false, because: "answer_not_awaited" };
  return { accepted: true, isRepeat: false };
}

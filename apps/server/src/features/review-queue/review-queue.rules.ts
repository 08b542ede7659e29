import type { ProblemCode } from "@rebale/contract";

/** Seconds in which who decided can undo it; nobody is notified before they are over. */
export const UNDO_SECONDS = 60;

export const undoUntil = (decidedAt: Date): Date =>
  new Date(decidedAt.getTime() + UNDO_SECONDS * 1000);

interface Decided {
  readonly decidedBy: number;
  readonly decidedAt: Date;
}
/** Why a decision cannot be undone by this person now; null when it can. */
export function refuseUndo(
  held: Decided | undefined,
  { userId, now }: { userId: number; now: Date },
): ProblemCode | null {
  if (!held || now >= undoUntil(held.decidedAt)) return "undo_too_late";
  return held.decidedBy === userId ? null : "undo_not_yours";
}

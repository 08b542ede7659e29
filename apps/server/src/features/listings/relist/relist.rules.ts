import type { listings, ProblemCode } from "@rebale/contract";

/**
 * Why a lot in this state cannot be listed again, null where it can: a sold one too, whose goods
 * came back or are there once more.
 */
export const relistRefusals = {
  pending: "lot_not_approved_yet",
  refused: "lot_not_approved_yet",
  upcoming: "lot_not_over",
  live: "lot_not_over",
  awaiting: "lot_not_over",
  sold: null,
  unsold: null,
  withdrawn: null,
} as const satisfies Record<listings.LotState, ProblemCode | null>;

interface Over {
  readonly stands: listings.LotState;
  /** Null while it is not settled what became of it, though its time may be over. */
  readonly closed_at: Date | null;
}

export const whyNotRelist = ({ stands, closed_at }: Over): ProblemCode | null =>
  relistRefusals[stands] ?? (closed_at ? null : "lot_not_over");

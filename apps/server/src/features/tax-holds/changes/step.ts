import type { Paise } from "@rebale/contract";
import type { TaxHoldReason, TaxHoldState } from "@rebale/contract/tax-holds/states";
import type { HoldRow } from "../store/holds.store.ts";
import type { Move } from "../store/write-holds.store.ts";

/** A change of a hold, and who makes it. */
export interface Step {
  readonly hold: HoldRow;
  /** Its state; of one that ends, what it ended as. */
  readonly to: TaxHoldState;
  readonly by: Move["by"];
  readonly actorId: number | null;
  /** The move's word. */
  readonly move: string;
  /** The reason that it ends, or that a part is freed. */
  readonly why?: TaxHoldReason;
  readonly toSeller?: Paise;
  readonly toBuyer?: Paise;
  /** Its other facts, as they are now. */
  readonly also?: Partial<
    Pick<HoldRow, "untilAt" | "saidAt" | "foundIn" | "foundAt" | "differences" | "alike" | "answer">
  >;
}

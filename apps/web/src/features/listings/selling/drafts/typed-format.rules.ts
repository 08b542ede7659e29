import { USUAL_FORMAT } from "@rebale/contract/auctions/format-facts";
import type { ProposedFormat } from "@rebale/contract/auctions/formats";

/** How a seller wishes a lot to be sold, as typed. Pure. */
export interface TypedFormat {
  readonly kind: ProposedFormat["kind"];
  /** So many go on to the auction after a tender; null for all. */
  readonly best: number | string | null;
}

/** A draft keeps every field as a text; nothing stands for an open auction. */
export const readFormat = (text: string): TypedFormat =>
  text ? (JSON.parse(text) as TypedFormat) : { kind: USUAL_FORMAT, best: null };

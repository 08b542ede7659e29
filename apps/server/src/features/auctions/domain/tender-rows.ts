import type { Paise } from "@rebale/contract";
import type { NewTender } from "./auction.ts";

/** The masked names of companies with a part in a lot that is sold by tender. */
export interface TenderParts {
  /** Those whose tender stands sealed. */
  readonly standing: ReadonlySet<number>;
  /** Those that may bid in the auction. */
  readonly qualified: ReadonlySet<number>;
  /** The highest that was given. */
  readonly lastAlias: number;
}

/** A tender as it is written: placed, changed or taken back. */
export interface TenderRow {
  readonly lot_id: number;
  readonly alias: number;
  readonly seq: number;
  readonly bidder_id: number;
  readonly seller_id: number;
  readonly company_id: number | null;
  readonly stream: string | null;
  readonly has_deposit: boolean;
  /** Paise that it holds from now on. */
  readonly hold: Paise;
  /** The last change of the lot that it accepts; 0 of one that is taken back. */
  readonly accepted_corrigendum: number;
  /** Null of one that is taken back. */
  readonly sealed: NewTender["sealed"];
  readonly at: Date;
}

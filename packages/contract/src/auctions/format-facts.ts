/** The formats of sale, and the two facts that all else of a format follows from. */

export const FORMAT_KINDS = ["english", "tender", "tender_auction"] as const;
export type FormatKind = (typeof FORMAT_KINDS)[number];

/** The format of a lot that names none. */
export const USUAL_FORMAT = "english" satisfies FormatKind;

/** Sealed tenders are taken, or the bids after them. */
export const STAGES = ["tender", "auction"] as const;
export type Stage = (typeof STAGES)[number];

interface FormatFacts {
  /** Sealed tenders come first: its deposit is an amount, its ledger of version 4. */
  readonly tenders: boolean;
  /** Bids are taken: they go up by a step, and a late one may move the end. */
  readonly bids: boolean;
}

/** By format: a kind that is not here does not compile. */
export const FORMAT_FACTS = {
  english: { tenders: false, bids: true },
  tender: { tenders: true, bids: false },
  tender_auction: { tenders: true, bids: true },
} as const satisfies Record<FormatKind, FormatFacts>;

export const takesTenders = (kind: FormatKind): boolean => FORMAT_FACTS[kind].tenders;
export const takesBids = (kind: FormatKind): boolean => FORMAT_FACTS[kind].bids;

/** Whether an auction follows its tenders, with times of its own, for all of them or the best. */
export const hasTwoStages = (kind: FormatKind): boolean => takesTenders(kind) && takesBids(kind);

/** The first thing that is taken; null of a format that has one stage alone, that of bids. */
export const firstStage = (kind: FormatKind): Stage | null =>
  takesTenders(kind) ? "tender" : null;

/**
 * The record that simulated bidders and watchers wrote: times are milliseconds of one clock
 * (theirs), amounts are rupees.
 */
export interface History {
  readonly lots: readonly LotSet[];
  readonly bids: readonly BidSent[];
  /** Sealed tenders, on lots that are sold by them. */
  readonly tenders?: readonly TenderSent[];
  readonly watchers: readonly WatcherLog[];
  /** The bidders' own latest maximums, as they were told them after the end. */
  readonly opened: readonly Opened[];
  /** The market's answers after everything has healed and the auctions have ended. */
  readonly ends: readonly LotEnd[];
}

export interface LotSet {
  readonly lot: number;
  /** A first bid must be above it. */
  readonly marketValue: number;
  readonly increment: number;
  /** A bid in the last so many milliseconds resets the clock to as many. */
  readonly softClose: number;
  /** When it ends at the latest, by the market's clock, as milliseconds since 1970. */
  readonly hardEnd: number;
  /** Set where it is sold by sealed tender, with neither step nor soft close. */
  readonly sealed?: Sealed;
}

export interface Sealed {
  /** As its details have told it before the end. */
  readonly seedCommitment: string;
  /** Below so many companies it is not sold. */
  readonly minBidders: number | null;
}

/** A tender, a change of it or its withdrawal, sent with one key until it was answered. */
export interface TenderSent {
  readonly bidder: string;
  readonly lot: number;
  readonly key: string;
  /** 0 takes it back. */
  readonly amount: number;
  readonly sentAt: number;
  readonly tries: readonly TenderTry[];
}

export type TenderTry = { readonly node: number; readonly endedAt: number } & (
  | {
      readonly answer: "accepted";
      readonly seq: number;
      readonly hash: string;
      /** Told once: null to a retry, and to who takes a tender back. */
      readonly salt: string | null;
    }
  | { readonly answer: "refused" | "unknown"; readonly because: string }
);

/** One bid, sent with one idempotency key until it was answered or given up. */
export interface BidSent {
  readonly bidder: string;
  readonly lot: number;
  readonly key: string;
  /** Null where only a maximum is left. */
  readonly amount: number | null;
  /** Left with it, or alone; 0 takes one back. */
  readonly maximum?: number;
  readonly sentAt: number;
  readonly tries: readonly Try[];
}

/** One request and what came of it; `unknown` when the line broke or time ran out. */
export type Try = { readonly node: number; readonly endedAt: number } & (
  | {
      readonly answer: "accepted";
      /** The receipt's: their own bid, or else their maximum; 0 where nothing changed. */
      readonly seq: number;
      readonly hash: string;
      readonly alias: string;
    }
  | { readonly answer: "refused"; readonly because: string }
  | { readonly answer: "unknown"; readonly because: string }
);

/** The amount and salt that open the commitment of a maximum. */
export interface Opened {
  readonly bidder: string;
  readonly lot: number;
  readonly seq: number;
  readonly amount: number;
  readonly salt: string;
}

export interface WatcherLog {
  readonly watcher: string;
  readonly lot: number;
  /** The ledger's seq before the first event. */
  readonly from: number;
  readonly received: readonly ReceivedEvent[];
}
export interface ReceivedEvent {
  readonly event: "bid" | "extended" | "closed";
  readonly seq: number;
  /** A bid's: its bidder's masked name, and the highest bid after it. */
  readonly bidder?: string;
  readonly highest?: number;
}

export interface LotEnd {
  readonly lot: number;
  readonly ledger: readonly Entry[];
  /** The masked names of those whose order says that they won. */
  readonly winners: readonly string[];
  readonly highest: number;
}
/** A ledger entry as the market publishes it. */
export interface Entry {
  readonly seq: number;
  readonly kind: string;
  readonly amount: number;
  readonly time: string;
  readonly bidder: string;
  readonly ends_at: string;
  /** A bid's: `automatic` where the market placed it, `tie` where it equals an earlier maximum. */
  readonly note: string;
  readonly commitment: string;
  readonly previous: string;
  readonly hash: string;
  readonly line: string;
}

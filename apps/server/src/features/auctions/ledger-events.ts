import type { Bus } from "../../platform/bus/events.ts";

declare module "../../platform/bus/events.ts" {
  interface Events {
    /** A lot's ledger grew: the new entries, already as the stream sends them. */
    ledger: {
      lotId: number;
      from: number;
      seq: number;
      readonly frames: string;
      /** Hashes of the entry before them and of their last. */
      readonly previous?: string;
      readonly hash?: string;
    };
  }
}

/** What follows no entry is read from the ledger at once, also by a node of the version before. */
export const shortenLedgerEvents = (bus: Bus): void =>
  bus.shorten("ledger", ({ lotId, seq, hash }) => ({
    ...(hash && { hash }),
    lotId,
    seq,
    from: 0,
    frames: "",
  }));

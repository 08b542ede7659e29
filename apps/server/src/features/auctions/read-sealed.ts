import { type FormatKind, takesTenders } from "@rebale/contract/auctions/format-facts";
import type { Db } from "../../platform/db/db.ts";
import { type Caller, partiesOf } from "../../platform/http/caller.ts";
import { presentTender } from "./actions/tenders/read-tender.ts";
import { seedCommitment } from "./domain/ledger/seed.rules.ts";
import type { Sealed } from "./present-auction.ts";
import { findOwnTender, ledgerSalt } from "./store/tenders/own-tender.store.ts";
import type { AuctionRow } from "./store/views/browse.store.ts";

/** Beside the rest, of a lot that is sold by tender; an English lot asks the database nothing. */
export async function readSealed(db: Db, row: AuctionRow, caller: Caller): Promise<Sealed> {
  if (!takesTenders(row.format as FormatKind) || row.approval !== "approved") return {};
  const salt = await ledgerSalt(db, row.id);
  const own =
    caller.kind === "buyer" ? await findOwnTender(db, row.id, partiesOf(caller)) : undefined;
  return {
    seedCommitment: seedCommitment(salt),
    yourTender: own ? presentTender(own) : null,
  };
}

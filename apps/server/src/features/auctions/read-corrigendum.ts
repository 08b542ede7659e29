import type { auctions, corrigenda } from "@rebale/contract";
import type { Db } from "../../platform/db/db.ts";
import { type Caller, partiesOf } from "../../platform/http/caller.ts";
import { answerOf } from "./domain/corrigendum.rules.ts";
import { findPart, findPublished } from "./store/amendments.store.ts";
import type { AuctionRow } from "./store/views/browse.store.ts";

/** The last change of a lot, and the answer of the caller's company; most lots have none. */
export async function corrigendumFor(
  db: Db,
  { id, corrigenda: no }: Pick<AuctionRow, "id" | "corrigenda">,
  caller: Caller,
): Promise<auctions.AuctionDetails["corrigendum"]> {
  if (no === 0) return null;
  const [last, part] = await Promise.all([
    findPublished(db, id, no),
    caller.kind === "buyer" ? findPart(db, id, partiesOf(caller)) : undefined,
  ]);
  if (!last) return null;
  const { at, ends_at, is_moved } = last;
  return {
    no,
    at: at?.toISOString() ?? "",
    reason: last.reason,
    changes: last.changes as corrigenda.Change[],
    ends_at: ends_at?.toISOString() ?? "",
    moved: is_moved ?? false,
    answer: answerOf(part ?? null, { corrigenda: no }),
  };
}

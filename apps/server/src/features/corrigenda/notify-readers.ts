import type { Tx } from "../../platform/db/db.ts";
import { notice, notifyMembers } from "../notifications/index.ts";
import { askersOf } from "../questions/index.ts";
import { findReaders } from "./readers.store.ts";

/** A lot as its notices name it. */
interface Named {
  readonly id: number;
  readonly title: string;
  readonly url: string;
  readonly seller_id: number;
}

const pageOf = ({ url }: Pick<Named, "url">) => `/auctiondetail/${url}`;

/** Bidders are reached on every way: their bid is bound by their answer alone. */
export async function notifyReaders(
  tx: Tx,
  home: string,
  lot: Named & { readonly reason: string; readonly endsAt: Date },
): Promise<void> {
  const readers = await findReaders(tx, lot.id, await askersOf(tx, lot.id));
  const until = lot.endsAt.toISOString();
  await notifyMembers(
    tx,
    home,
    readers.map(({ userId, isBidder }) =>
      notice(
        userId,
        "corrigendum",
        { title: lot.title, reason: lot.reason, until, isBidder },
        { link: pageOf(lot), ...(!isBidder && { channels: ["app", "mail"] as const }) },
      ),
    ),
  );
}

export const notifyRefused = (tx: Tx, home: string, lot: Named, reason: string): Promise<void> =>
  notifyMembers(tx, home, [
    notice(
      lot.seller_id,
      "corrigendum_refused",
      { title: lot.title, reason },
      { link: "/sellerhome", lot: pageOf(lot), channels: ["app", "mail"] },
    ),
  ]);

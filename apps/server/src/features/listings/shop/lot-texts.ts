import { listings } from "@rebale/contract";
import { LRUCache } from "lru-cache";
import type { Deps } from "../../../platform/deps.ts";
import { serializerOf } from "../../../platform/http/reply-schema.ts";
import type { Categories } from "../categories-cache.ts";
import { lotStatus, presentLot } from "../present-lot.ts";
import { type ListedLot, type ListedRow, readListed } from "./listed-lots.store.ts";

/** Of one to ten kilobytes each. */
const MOST_TEXTS = 2000;
/** After a failover without a standby's consent a row's version may come twice. */
const TTL_MS = 60_000;

type Shown = Pick<
  ListedRow,
  | "version"
  | "ends_at"
  | "highest_bid"
  | "bid_count"
  | "ledger_seq"
  | "category_id"
  | "approval"
  | "starts_at"
  | "closed_at"
  | "paused_at"
  | "outcome"
  | "awaits_signature"
>;
interface LotText extends Shown {
  readonly text: string;
  readonly status: string;
  readonly category: listings.Category | undefined;
}

/** Lots as the JSON of an array, in the order in which they are listed. */
export type WriteLots = (
  listed: readonly ListedLot[],
  categories: Categories,
  now: Date,
) => Promise<string>;

const serialize = serializerOf(listings.Lot);

/**
 * A lot is read, presented and serialised once for all lists, as long as it is what the list's own
 * statement says it is now: neither its row, its auction, its category nor its status has changed.
 */
export function openLotTexts({ database: { pool } }: Pick<Deps, "database">): WriteLots {
  const texts = new LRUCache<number, LotText>({ max: MOST_TEXTS, ttl: TTL_MS });
  return async (listed, categories, now) => {
    const written = new Map<number, string>();
    const missing: number[] = [];
    for (const lot of listed) {
      const known = texts.get(lot.id);
      if (known && isCurrent(known, lot, categories, now)) written.set(lot.id, known.text);
      else missing.push(lot.id);
    }
    const read = missing.length ? await readListed(pool, missing) : [];
    for (const [id, row] of read) {
      const text = writeLot(row, categories, now);
      texts.set(id, text);
      written.set(id, text.text);
    }
    // One that was deleted meanwhile is left out.
    return `[${listed.flatMap(({ id }) => written.get(id) ?? []).join(",")}]`;
  };
}

const isCurrent = (known: LotText, lot: ListedLot, categories: Categories, now: Date): boolean =>
  known.version === lot.version &&
  known.ends_at?.getTime() === lot.ends_at?.getTime() &&
  known.highest_bid === lot.highest_bid &&
  known.bid_count === lot.bid_count &&
  known.ledger_seq === lot.ledger_seq &&
  known.category === categories.find(String(known.category_id)) &&
  known.status === lotStatus(known, now);

function writeLot(row: ListedRow, categories: Categories, now: Date): LotText {
  const category = categories.find(String(row.category_id));
  const { url = "", title = "" } = category ?? {};
  const lot = presentLot({ ...row, category_url: url, category_title: title }, now);
  return {
    text: serialize(lot),
    status: lot.status,
    category,
    version: row.version,
    ends_at: row.ends_at,
    highest_bid: row.highest_bid,
    bid_count: row.bid_count,
    ledger_seq: row.ledger_seq,
    category_id: row.category_id,
    approval: row.approval,
    starts_at: row.starts_at,
    closed_at: row.closed_at,
    paused_at: row.paused_at,
    outcome: row.outcome,
    awaits_signature: row.awaits_signature,
  };
}

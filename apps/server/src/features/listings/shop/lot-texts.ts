import { listings } from "@rebale/contract";
import { LRUCache } from "lru-cache";
import type { Deps } from "../../../platform/deps.ts";
import { serializerOf } from "../../../platform/http/reply-schema.ts";
import type { Categories } from "../categories-cache.ts";
import { lotStatus, presentLot } from "../present-lot.ts";
import { type ListedLot, type ListedRow, readListed, seenOf } from "./listed-lots.store.ts";

/** Of one to ten kilobytes each. */
const MOST_TEXTS = 2000;
/** After a failover without a standby's consent a row's version may come twice. */
const TTL_MS = 60_000;

interface LotText {
  readonly text: string;
  readonly seen: string;
  readonly categoryId: string;
  readonly category: listings.Category | undefined;
  /** What its status by the clock follows from. */
  readonly standing: Parameters<typeof lotStatus>[0];
  readonly status: string;
}

/** Lots as JSON, each for itself, in the order in which they are listed. */
export type WriteLots = (
  listed: readonly ListedLot[],
  categories: Categories,
  now: Date,
) => Promise<string[]>;

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
    return listed.flatMap(({ id }) => written.get(id) ?? []);
  };
}

/** In one piece: a text as it was put together is a tree of a hundred, walked at each sending. */
const inOnePiece = (text: string): string => Buffer.from(text).toString();

const isCurrent = (known: LotText, lot: ListedLot, categories: Categories, now: Date): boolean =>
  known.seen === lot.seen &&
  known.category === categories.find(known.categoryId) &&
  known.status === lotStatus(known.standing, now);

function writeLot(row: ListedRow, categories: Categories, now: Date): LotText {
  const categoryId = String(row.category_id);
  const category = categories.find(categoryId);
  const { url = "", title = "" } = category ?? {};
  const lot = presentLot({ ...row, category_url: url, category_title: title }, now);
  const { approval, starts_at, ends_at, closed_at, paused_at, outcome, awaits_signature } = row;
  return {
    text: inOnePiece(serialize(lot)),
    seen: seenOf(row),
    categoryId,
    category,
    standing: { approval, starts_at, ends_at, closed_at, paused_at, outcome, awaits_signature },
    status: lot.status,
  };
}

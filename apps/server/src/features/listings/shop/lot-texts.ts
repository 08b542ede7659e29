import { listings } from "@rebale/contract";
import { LRUCache } from "lru-cache";
import type { Pool } from "pg";
import type { Deps } from "../../../platform/deps.ts";
import { serializerOf } from "../../../platform/http/reply-schema.ts";
import type { Categories } from "../categories-cache.ts";
import { lotStatus, presentLot } from "../lots/present-lot.ts";
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

export interface LotTexts {
  /**
   * Whether most lots of lists of this kind had to be read lately: such a list reads them in whole
   * at once.
   */
  hasToRead(kind: string): boolean;
  /** Lots as JSON, each for itself, in the order in which they are listed. */
  write(
    listed: readonly ListedLot[],
    categories: Categories,
    now: Date,
    kind: string,
  ): Promise<string[]>;
}
/** How much the last list of a kind says of the next one. */
const WEIGHT = 0.2;

const serialize = serializerOf(listings.Lot);

/**
 * A lot is read, presented and serialised once for all lists, as long as it is what the list's own
 * statement says it is now: neither its row, its auction, its category nor its status has changed.
 */
export function createLotTexts({ database: { pool } }: Pick<Deps, "database">): LotTexts {
  const texts = new LRUCache<number, LotText>({ max: MOST_TEXTS, ttl: TTL_MS });
  /** By kind, what part of its lists' lots had to be read. */
  const shares = new Map<string, number>();
  const note = (kind: string, share: number) =>
    shares.set(kind, WEIGHT * share + (1 - WEIGHT) * (shares.get(kind) ?? 0));
  return {
    hasToRead: (kind) => (shares.get(kind) ?? 0) > 0.5,
    async write(listed, categories, now, kind) {
      const written = new Map<number, string>();
      const missing: ListedLot[] = [];
      for (const lot of listed) {
        const cached = texts.get(lot.id);
        if (cached && isCurrent(cached, lot, categories, now)) written.set(lot.id, cached.text);
        else missing.push(lot);
      }
      if (listed.length) note(kind, missing.length / listed.length);
      for (const row of await rowsOf(pool, missing)) {
        const text = writeLot(row, categories, now);
        texts.set(row.id, text);
        written.set(row.id, text.text);
      }
      // One that was deleted meanwhile is left out.
      return listed.flatMap(({ id }) => written.get(id) ?? []);
    },
  };
}

const opened = new WeakMap<Pool, LotTexts>();
/** The one of all lists of a server. */
export function lotTextsOf(deps: Pick<Deps, "database">): LotTexts {
  const texts = opened.get(deps.database.pool) ?? createLotTexts(deps);
  opened.set(deps.database.pool, texts);
  return texts;
}

async function rowsOf(pool: Pool, lots: readonly ListedLot[]): Promise<Iterable<ListedRow>> {
  const whole = lots.flatMap(({ row }) => row ?? []);
  if (whole.length === lots.length) return whole;
  const read = await readListed(
    pool,
    lots.map(({ id }) => id),
  );
  return read.values();
}

/** In one piece: a text as it was put together is a tree of a hundred, walked at each sending. */
const inOnePiece = (text: string): string => Buffer.from(text).toString();

const isCurrent = (cached: LotText, lot: ListedLot, categories: Categories, now: Date): boolean =>
  cached.seen === lot.seen &&
  cached.category === categories.find(cached.categoryId) &&
  cached.status === lotStatus(cached.standing, now);

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

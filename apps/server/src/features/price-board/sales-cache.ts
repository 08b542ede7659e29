import { LRUCache } from "lru-cache";
import type { Db } from "../../platform/db/db.ts";
import type { Deps } from "../../platform/deps.ts";
import { boardRate, usualMost } from "./price-board.rules.ts";
import { materialsBySub, readSales } from "./price-board.store.ts";

/** Milliseconds: rates of 90 days hardly move meanwhile. */
const BELIEVED = 15_000;

/** Its name is the material's. */
type BoardRate = NonNullable<ReturnType<typeof boardRate>> & { readonly name: string };

const readAll = async (db: Db) => {
  const [found, subs] = await Promise.all([readSales(db), materialsBySub(db)]);
  const usual = new Map<number, number>();
  const board = new Map<number, BoardRate>();
  for (const { id, material, name } of subs) {
    const rate = boardRate(found.sales.get(material));
    if (rate) board.set(id, { ...rate, name });
    const most = usualMost(found.sales.get(material));
    if (most !== null) usual.set(id, most);
  }
  return { ...found, usual, board };
};

/**
 * The sales of all materials, at most some seconds old while somebody asks. Read anew in the
 * background: only the first who asks waits.
 */
export function createSalesCache({ db }: Pick<Deps, "db">) {
  const read = new LRUCache<"all", Awaited<ReturnType<typeof readAll>>>({
    max: 1,
    ttl: BELIEVED,
    allowStale: true,
    allowStaleOnFetchRejection: true,
    noDeleteOnFetchRejection: true,
    fetchMethod: () => readAll(db),
  });
  return async () => (await read.fetch("all")) ?? readAll(db);
}

/** Paise per kg that three quarters of a material's lots went for at most, by sub-category. */
export type UsualRates = ReadonlyMap<number, number>;
const NONE: UsualRates = new Map();

/** The rates to hold bids against. A board that cannot be read keeps no bid out. */
export function createUsualRates(deps: Pick<Deps, "db" | "log">): () => Promise<UsualRates> {
  const sales = createSalesCache(deps);
  return async () => {
    try {
      return (await sales()).usual;
    } catch (error) {
      deps.log.error({ err: error }, "the price board could not be read");
      return NONE;
    }
  };
}

/** The board's rates of each sub-category's material, for the office; none where it has none. */
export function createBoardRates(
  deps: Pick<Deps, "db">,
): () => Promise<ReadonlyMap<number, BoardRate>> {
  const sales = createSalesCache(deps);
  return async () => (await sales()).board;
}

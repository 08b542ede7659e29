import type { savedSearches } from "@rebale/contract";
import { sql } from "kysely";
import type { Db, Tx } from "../../platform/db/db.ts";
import { lockAccount } from "../accounts/index.ts";
import type { SearchTerms } from "./search-terms.ts";

const columns = ["id", "name", "query", "channels", "created_at"] as const;

export const listSearches = (db: Db, userId: number) =>
  db
    .selectFrom("saved_searches")
    .select(columns)
    .where("user_id", "=", userId)
    .orderBy("id", "desc")
    .execute();
export type SearchRow = Awaited<ReturnType<typeof listSearches>>[number];

/** Orders a member's changes of their searches, and answers how many there are. */
export async function lockSearches(tx: Tx, userId: number): Promise<number> {
  await lockAccount(tx, userId);
  const { count } = await tx
    .selectFrom("saved_searches")
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .where("user_id", "=", userId)
    .executeTakeFirstOrThrow();
  return count;
}

interface NewSearch {
  readonly name: string;
  readonly query: savedSearches.SavedQuery;
  readonly channels: readonly savedSearches.AlertChannel[];
}

/**
 * The searches among a million that may find a lot are looked up by `place`, `state` and `probe`:
 * three letters with which a word of every lot found begins.
 */
export function addSearch(
  tx: Tx,
  userId: number,
  { name, query, channels }: NewSearch,
  { words, material, units, ...terms }: SearchTerms,
) {
  const lookedFor = sql<string | null>`case when ${words !== null || material !== null}
    then lot_query(${words}::text, ${material}::text) end`;
  return tx
    .insertInto("saved_searches")
    .values({
      user_id: userId,
      name,
      query: JSON.stringify(query),
      channels: [...channels],
      looked_for: lookedFor,
      probe: sql<string>`coalesce(search_probe(${lookedFor}), '')`,
      units: units && [...units],
      ...terms,
    })
    .returning(columns)
    .executeTakeFirstOrThrow();
}

export const changeSearch = (
  tx: Tx,
  userId: number,
  id: number,
  { name, channels }: Partial<Omit<NewSearch, "query">>,
) =>
  tx
    .updateTable("saved_searches")
    .set({
      name: name ?? sql.ref<string>("name"),
      channels: channels ? [...channels] : sql.ref<string[]>("channels"),
    })
    .where("id", "=", id)
    .where("user_id", "=", userId)
    .returning(columns)
    .executeTakeFirst();

/** The alerts it had yet to send go with it. */
export const removeSearch = (tx: Tx, userId: number, id: number) =>
  tx
    .deleteFrom("saved_searches")
    .where("id", "=", id)
    .where("user_id", "=", userId)
    .returning("id")
    .executeTakeFirst();

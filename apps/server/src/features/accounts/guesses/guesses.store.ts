import { sql } from "kysely";
import type { Db, Tx } from "../../../platform/db.ts";

export interface WrongGuess {
  /** `phone`: somebody asked whether an unregistered phone is registered. */
  readonly kind: "code" | "password" | "phone";
  readonly network: string;
  readonly account: string;
  readonly at: Date;
}

export const addWrongGuess = (db: Db, guess: WrongGuess) =>
  db.insertInto("wrong_guesses").values(guess).execute();

export const dropGuessesBefore = (tx: Tx, before: Date) =>
  tx.deleteFrom("wrong_guesses").where("at", "<", before).execute();

/** Wrong guesses of the last hour, and of an hour on average in the week before. */
export async function countGuesses(db: Db, now: Date) {
  const hourAgo = new Date(now.getTime() - 3_600_000);
  const { last, before, since } = await db
    .selectFrom("wrong_guesses")
    .select((eb) => [
      eb.fn.countAll<number>().filterWhere("at", ">", hourAgo).as("last"),
      eb.fn.countAll<number>().filterWhere("at", "<=", hourAgo).as("before"),
      eb.fn.min<Date | null>("at").as("since"),
    ])
    .executeTakeFirstOrThrow();
  const hours = Math.max(24, (hourAgo.getTime() - (since ?? now).getTime()) / 3_600_000);
  return { lastHour: last, hourlyMean: before / hours };
}

/** Who guessed since then, by wider network, most guesses first. */
export async function listGuessers(
  db: Db,
  since: Date,
  { page, rows }: { page: number; rows: number },
) {
  const { rows: listed } = await sql<{
    network: string;
    kind: WrongGuess["kind"];
    guesses: number;
    accounts: number;
    last_at: Date;
    groups: number;
  }>`
    select network, kind, count(*) as guesses, count(distinct account) as accounts,
      max(at) as last_at, count(*) over () as groups
    from wrong_guesses where at > ${since} group by network, kind
    order by count(*) desc, network, kind limit ${rows} offset ${(page - 1) * rows}`.execute(db);
  return { listed, totalpage: Math.ceil((listed[0]?.groups ?? 0) / rows) };
}

import type { Db, Tx } from "../../../platform/db/db.ts";
import { listing } from "../../../platform/lists/listing.store.ts";

export interface FailedAttempt {
  /** `phone`: somebody asked whether an unregistered phone is registered. */
  readonly kind: "code" | "password" | "phone";
  readonly network: string;
  readonly account: string;
  readonly at: Date;
}

export const addFailedAttempt = (db: Db, attempt: FailedAttempt) =>
  db.insertInto("wrong_guesses").values(attempt).execute();

export const deleteAttemptsBefore = (tx: Tx, before: Date) =>
  tx.deleteFrom("wrong_guesses").where("at", "<", before).execute();

/** Failed attempts of the last hour, and of an hour on average in the week before. */
export async function countFailedAttempts(db: Db, now: Date) {
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

/** The wider networks of failures since then, most attempts first. */
export function listAttackers(db: Db, since: Date) {
  const groups = db
    .selectFrom("wrong_guesses")
    .select(["network", "kind"])
    .select((eb) => [
      eb.fn.countAll<number>().as("guesses"),
      eb.fn.count<number>("account").distinct().as("accounts"),
      eb.fn.max("at").as("last_at"),
    ])
    .where("at", ">", since)
    .groupBy(["network", "kind"]);
  const listed = groups
    .orderBy((eb) => eb.fn.countAll(), "desc")
    .orderBy("network")
    .orderBy("kind");
  return listing(db, db.selectFrom(groups.as("guessers")), listed);
}

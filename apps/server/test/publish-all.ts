import { readNotice } from "../src/features/notifications/index.ts";
import { carryOutDecisions } from "../src/features/review-queue/index.ts";
import { carryOutOf } from "../src/job-queues.ts";
import type { Db } from "../src/platform/db/db.ts";
import type { Market } from "./app.ts";

/** Lets the minute pass in which the office's decisions can be undone: they are carried out. */
export async function publishAll({ db, deps }: Pick<Market, "db" | "deps">): Promise<void> {
  await db
    .updateTable("held_decisions")
    .set({ decided_at: new Date(0) })
    .execute();
  await publishDue({ deps });
}

/** Carries out the decisions whose minute is over. */
export const publishDue = ({ deps }: Pick<Market, "deps">) =>
  carryOutDecisions(deps, carryOutOf(deps));

/** A member's notices in English, in the order in which they came. */
export const noticesTo = async (db: Db, userId: number) =>
  (
    await db
      .selectFrom("notifications")
      .select(["code", "params", "title", "description", "link"])
      .where("user_id", "=", userId)
      .orderBy("id")
      .execute()
  ).map((row) => ({ link: row.link, code: row.code, ...readNotice(row, "en") }));

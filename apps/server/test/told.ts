import { tellDecisions } from "../src/features/review-queue/index.ts";
import type { Market } from "./app.ts";

/** Lets the minute pass in which the office's decisions can be undone: people are told of them. */
export async function tellAll({ db, deps }: Pick<Market, "db" | "deps">): Promise<void> {
  await db
    .updateTable("held_decisions")
    .set({ decided_at: new Date(0) })
    .execute();
  await tellDecisions(deps);
}

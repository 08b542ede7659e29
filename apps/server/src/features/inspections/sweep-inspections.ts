import { daysKept } from "@rebale/contract/personal-data/retention";
import type { Deps } from "../../platform/deps.ts";
import { notifyMembers } from "../notifications/index.ts";
import { cancelledNotices, tomorrowNotices } from "./inspection-notices.ts";
import { inspectionsByIds } from "./inspections.store.ts";
import {
  cancelOfEnded,
  eraseLongAgo,
  missInspections,
  noteReminders,
} from "./sweep-inspections.store.ts";

const BATCH = 250;

/**
 * Each minute: who did not come is missed, visits of a lot that was withdrawn are cancelled, who
 * comes tomorrow is reminded, names lapse.
 */
export async function sweepInspections({ db, config }: Pick<Deps, "db" | "config">): Promise<void> {
  await db.transaction().execute((tx) => missInspections(tx, BATCH));
  await db.transaction().execute(async (tx) => {
    const visits = await inspectionsByIds(tx, await cancelOfEnded(tx, BATCH));
    await notifyMembers(tx, config.home, visits.flatMap(cancelledNotices));
  });
  await db.transaction().execute(async (tx) => {
    const visits = await inspectionsByIds(tx, await noteReminders(tx, BATCH));
    await notifyMembers(tx, config.home, visits.flatMap(tomorrowNotices));
  });
  await db.transaction().execute((tx) => eraseLongAgo(tx, daysKept("visitors") ?? 0, BATCH));
}

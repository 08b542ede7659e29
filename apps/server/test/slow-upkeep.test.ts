import { sql } from "kysely";
import { expect, test } from "vitest";
import { createAuctions } from "../src/features/auctions/index.ts";
import { detectIrregularities } from "../src/features/irregularities/index.ts";
import { queueMessages } from "../src/features/notifications/index.ts";
import { jobQueues } from "../src/job-queues.ts";
import { addJob, runJobs } from "../src/platform/jobs/jobs.ts";
import { createMarket } from "./app.ts";
import { aLot, aMobile } from "./builders.ts";

const market = await createMarket();
const { db, deps } = market;

/** Runs `act` while nothing may read a table that one of the rules about irregularities needs. */
const whileDevicesAreHeld = (act: () => Promise<void>) =>
  db.transaction().execute(async (tx) => {
    await sql`lock table known_devices in access exclusive mode`.execute(tx);
    await act();
  });

test("a rule about irregularities that takes too long is given up, and the others still find (W18)", async () => {
  const buyer = await market.aBuyer();
  await db
    .insertInto("sign_ins")
    .values(
      ["IN", "IN", "IN", "US"].map((country, i) => ({
        user_id: buyer.id,
        address: "49.36.10.10",
        network: "49.36.10.10",
        country,
        at: sql<Date>`now() - make_interval(days => ${9 - i})`,
      })),
    )
    .execute();
  // The rule on shared devices is the first that is looked for.
  await whileDevicesAreHeld(() => detectIrregularities(deps, 300));
  const found = await db.selectFrom("irregularities").select("rule").execute();
  expect(found).toEqual([{ rule: "new_country" }]);
  expect(market.logged.join()).toMatch(/both_sides.*a rule about irregularities failed/);
});

test("while the hourly job about irregularities stands still, auctions close and messages go out (W18, T1)", async () => {
  const lot = await aLot(db, {
    sellerId: (await market.aSeller()).id,
    startsAt: new Date(Date.now() - 120_000),
    endsAt: new Date(Date.now() - 60_000),
  });
  const recipient = aMobile();
  const jobs = await runJobs(market.url, jobQueues(deps), deps.log);
  const auctions = createAuctions(deps);
  try {
    await whileDevicesAreHeld(async () => {
      await db.transaction().execute(async (tx) => {
        await addJob(tx, "look-for-irregularities", {});
        const message = {
          channel: "sms",
          recipient,
          subject: "",
          body: "You were outbid",
          template: "outbid.en",
          parameters: [],
        } as const;
        await queueMessages(tx, [message]);
      });
      const standsStill = async () =>
        (
          await sql<{ n: number }>`select count(*)::int as n from pg_stat_activity
            where datname = current_database() and wait_event_type = 'Lock'`.execute(db)
        ).rows[0]?.n;
      await expect.poll(standsStill).toBeGreaterThan(0);
      const closed = async () =>
        (
          await db
            .selectFrom("timetables")
            .select("closed_at")
            .where("lot_id", "=", lot.id)
            .execute()
        )[0]?.closed_at;
      await expect.poll(closed).not.toBeNull();
      const sent = async () =>
        (
          await db
            .selectFrom("messages")
            .select("status")
            .where("recipient", "=", recipient)
            .executeTakeFirst()
        )?.status;
      await expect.poll(sent).toBe("shown");
      expect(await standsStill()).toBeGreaterThan(0);
    });
  } finally {
    await auctions.close();
    await jobs.stop();
  }
});

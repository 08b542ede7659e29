import { listings, office, savedSearches, watchlist } from "@rebale/contract";
import { beforeEach, describe, expect, test } from "vitest";
import { createMarket, type SignedIn } from "../../../../test/app.ts";
import { aCategory, aLot } from "../../../../test/builders.ts";
import { runJobs } from "../../../platform/jobs/jobs.ts";
import { alertsQueue, matchLots, noteEndingWatches } from "./alerts.jobs.ts";
import { sendAlerts } from "./send-alerts.ts";

const market = await createMarket();
const { ask, db, deps } = market;
const seller = await market.aSeller();
const MINUTE = 60_000;
/** A time at which nothing is quiet. */
const NOON = new Date("2030-01-01T12:00:00+05:30");
let now = NOON;
const at = async (time: Date | number) => {
  now = new Date(time);
  await market.setTime(now);
};
const later = (minutes: number) => at(now.getTime() + minutes * MINUTE);

let categoryId = 0;
let member: SignedIn;
beforeEach(async () => {
  await at(NOON);
  categoryId = await aCategory(db);
  deps.bus.publish("content", { what: "test" });
  member = await aMember();
});

async function aMember(): Promise<SignedIn> {
  const buyer = await market.aBuyer();
  const email = `alerts-${buyer.id}@example.org`;
  await db.updateTable("users").set({ email }).where("id", "=", buyer.id).execute();
  return { ...buyer, email };
}
const save = async (who: SignedIn, channels: savedSearches.AlertChannel[], name = "Mine") =>
  (
    await ask(savedSearches.saveSearch, {
      token: who.token,
      body: { name, query: { category: String(categoryId) }, channels },
    })
  ).body.data._id;

async function pending(count: number): Promise<number[]> {
  const ids: number[] = [];
  for (let i = 0; i < count; i++)
    ids.push((await aLot(db, { sellerId: seller.id, categoryId, approval: "pending" })).id);
  await db.updateTable("lots").set({ asking_price: 100_000 }).where("id", "in", ids).execute();
  return ids;
}
/** An open lot, matched. */
async function aNewLot(): Promise<number> {
  const endsAt = new Date(now.getTime() + 24 * 60 * MINUTE);
  const { id } = await aLot(db, { sellerId: seller.id, categoryId, startsAt: now, endsAt });
  await matchLots(deps, [id]);
  return id;
}
const noticesOf = async ({ token }: SignedIn) =>
  (await ask(office.notifications, { token })).body.data.map(({ title }) => title);
async function messagesOf(who: SignedIn) {
  const rows = await db
    .selectFrom("messages")
    .select(["channel", "subject", "body", "unsubscribe", "template"])
    .where("recipient", "in", [who.email, who.mobile])
    .where("subject", "<>", "Your code")
    .orderBy("id")
    .execute();
  return rows;
}
const channelsOf = async (who: SignedIn) => (await messagesOf(who)).map(({ channel }) => channel);

describe("newly approved lots (A13)", () => {
  test("are told within a minute, whether approved alone or in bulk, once however many nodes there are", async () => {
    await save(member, ["app", "mail", "sms"]);
    const admin = await market.anAdmin();
    const [alone = 0, ...bulk] = await pending(46);
    const times = { start_at: "2030-01-01 13:00:00", end_at: "2030-01-03 16:00:00" };
    await ask(listings.reviewLot, {
      token: admin.token,
      params: { id: alone },
      body: { is_approved: true, market_value: 1000, ...times },
    });
    const { body } = await ask(listings.approveLots, {
      token: admin.token,
      body: {
        template: {
          value: { by: "asked", percent: 90 },
          increment: { by: "amount", amount: 500 },
          soft_close_minutes: 5,
          minutes_between: 3,
        },
        start_at: times.start_at,
        first_end_at: times.end_at,
        lots: bulk.map((id) => ({ _id: String(id) })),
      },
    });
    expect(body.data.lots.length).toBe(45);
    const nodes = await Promise.all(
      [1, 2].map(() => runJobs(market.url, [alertsQueue(deps)], deps.log)),
    );
    try {
      await expect
        .poll(
          async () =>
            (
              await db
                .selectFrom("waiting_alerts")
                .select("lot_id")
                .where("user_id", "=", member.id)
                .execute()
            ).length,
          { timeout: 10_000 },
        )
        .toBe(3 * 46);
    } finally {
      await Promise.all(nodes.map((node) => node.stop()));
    }
    // The job that sends is due within the minute, on the market's clock.
    const { rows } = await deps.database.pool.query<{ run_at: Date }>(
      "select run_at from graphile_worker.jobs where key like 'tell-alerts:%'",
    );
    expect(rows.length).toBeGreaterThan(0);
    for (const { run_at } of rows)
      expect(run_at.getTime() - now.getTime()).toBeLessThanOrEqual(35_000);

    await later(0.5);
    await Promise.all(Array.from({ length: 6 }, () => sendAlerts(deps)));
    expect(await noticesOf(member)).toEqual(["46 new lots for you"]);
    const messages = await messagesOf(member);
    expect(messages.map(({ channel, subject }) => [channel, subject])).toEqual([
      ["mail", "46 new lots for you"],
      ["sms", "46 new lots for you"],
    ]);
    expect(messages[0]?.body).toMatch(/and 36 more\./);
    expect(messages[1]).toMatchObject({ template: "new_lots.en", unsubscribe: null });
  });

  test("are told once, though they are approved again with another timetable", async () => {
    await save(member, ["app"]);
    const id = await aNewLot();
    await Promise.all([matchLots(deps, [id]), matchLots(deps, [id])]);
    await later(1);
    await sendAlerts(deps);
    await matchLots(deps, [id]);
    await later(1);
    await sendAlerts(deps);
    expect(await noticesOf(member)).toEqual(["A new lot for you"]);
  });

  test("are one message for all searches that find them, and none for what was deleted or closed meanwhile", async () => {
    const [first, second] = [await save(member, ["app"], "A"), await save(member, ["app"], "B")];
    const [, closed] = [await aNewLot(), await aNewLot()];
    await ask(savedSearches.deleteSearch, { token: member.token, params: { id: first } });
    await aNewLot();
    await db
      .updateTable("timetables")
      .set({ closed_at: now, outcome: "no_bids" })
      .where("lot_id", "=", closed)
      .execute();
    await later(1);
    await sendAlerts(deps);
    expect(second).not.toBe(first);
    expect(await noticesOf(member)).toEqual(["A new lot for you"]);
  });

  test("are told by SMS after the quiet hours; mail and app wait for nothing", async () => {
    await save(member, ["app", "mail", "sms"]);
    await at(new Date("2030-01-01T23:30:00+05:30"));
    await aNewLot();
    await later(1);
    await sendAlerts(deps);
    expect([await noticesOf(member), await channelsOf(member)]).toEqual([
      ["A new lot for you"],
      ["mail"],
    ]);
    await at(new Date("2030-01-02T06:59:00+05:30"));
    await aNewLot();
    await sendAlerts(deps);
    expect((await channelsOf(member)).filter((c) => c === "sms")).toEqual([]);
    await at(new Date("2030-01-02T07:00:30+05:30"));
    await sendAlerts(deps);
    expect((await messagesOf(member)).filter((m) => m.channel === "sms")).toMatchObject([
      { subject: "2 new lots for you" },
    ]);
  });

  test("the quiet hours are the member's own, or none", async () => {
    await save(member, ["sms"]);
    const set = (quiet_hours: savedSearches.AlertSettings["quiet_hours"]) =>
      ask(savedSearches.changeAlertSettings, {
        token: member.token,
        body: { quiet_hours, watch_channels: ["app"] },
      });
    expect((await set({ from: "12:00", to: "12:00" })).status).toBe(400);
    await set({ from: "11:00", to: "13:00" });
    await aNewLot();
    await later(1);
    await sendAlerts(deps);
    expect(await channelsOf(member)).toEqual([]);
    expect((await set(null)).body.data.quiet_hours).toBeNull();
    await later(1);
    await sendAlerts(deps);
    expect(await channelsOf(member)).toEqual(["sms"]);
  });

  test("come by phone or mail three times an hour, then every fifteen minutes at most; in the app at once", async () => {
    await save(member, ["app", "mail"]);
    for (let i = 0; i < 25; i++) {
      await aNewLot();
      await later(2);
      await sendAlerts(deps);
    }
    const mails = await messagesOf(member);
    expect(mails.length).toBeLessThanOrEqual(6);
    expect(mails.slice(0, 3).map(({ subject }) => subject)).toEqual(
      Array(3).fill("A new lot for you"),
    );
    expect((await noticesOf(member)).length).toBe(25);
    await later(15);
    await sendAlerts(deps);
    const notices = (await messagesOf(member)).map(({ subject }) =>
      Number(/\d+/.exec(subject)?.[0] ?? 1),
    );
    expect(notices.reduce((sum, count) => sum + count)).toBe(25);
  });
});

describe("the link that ends mails (A13)", () => {
  const linkOf = async (who: SignedIn) =>
    new URL((await messagesOf(who)).find(({ unsubscribe }) => unsubscribe)?.unsubscribe ?? "");
  const sendOneAlert = async () => {
    await aNewLot();
    await later(1);
    await sendAlerts(deps);
  };

  test("stands in the mail and works without a login, as mail programs post it (RFC 8058)", async () => {
    await save(member, ["app", "mail"]);
    await sendOneAlert();
    const [mail] = await messagesOf(member);
    const link = await linkOf(member);
    expect(mail?.body).toContain(`Stop these emails: ${link.href}`);
    await aNewLot();
    const post = () =>
      market.app.inject({
        method: "POST",
        url: link.pathname,
        headers: { "content-type": "application/x-www-form-urlencoded" },
        payload: "List-Unsubscribe=One-Click",
      });
    expect([(await post()).statusCode, (await post()).statusCode]).toEqual([200, 200]);
    await later(1);
    await sendAlerts(deps);
    await sendOneAlert();
    expect(await channelsOf(member)).toEqual(["mail"]);
    expect((await noticesOf(member)).length).toBe(3);
  });

  test("is nobody's when it is guessed, and the office does not read it", async () => {
    const attempt = { params: { token: "A".repeat(32) } };
    expect((await ask(savedSearches.unsubscribe, attempt)).status).toBe(404);
    expect(
      (await market.app.inject({ method: "POST", url: `/unsubscribe/${"A".repeat(32)}` }))
        .statusCode,
    ).toBe(404);
  });

  test("pressed while lots are approved, no mail is written after it", async () => {
    for (let round = 0; round < 5; round++) {
      const who = await aMember();
      await save(who, ["mail"]);
      await sendOneAlert();
      const token = (await linkOf(who)).pathname.split("/").at(-1) ?? "";
      const lots = await Promise.all([aNewLot(), aNewLot()]);
      await later(1);
      let written = 0;
      await Promise.all([
        matchLots(deps, lots),
        sendAlerts(deps),
        aNewLot(),
        ask(savedSearches.unsubscribe, { params: { token } }).then(async ({ status }) => {
          expect(status).toBe(200);
        }),
      ]);
      written = (await channelsOf(who)).length;
      await later(1);
      await sendAlerts(deps);
      await sendOneAlert();
      expect((await channelsOf(who)).length).toBe(written);
    }
  });
});

describe("watched lots (A13)", () => {
  const watch = (who: SignedIn, product_id: number) =>
    ask(watchlist.watch, { token: who.token, params: { product_id } });
  const lotEndingIn = async (minutes: number) => {
    const endsAt = new Date(now.getTime() + minutes * MINUTE);
    return (await aLot(db, { sellerId: seller.id, categoryId, startsAt: now, endsAt })).id;
  };
  const moveEnd = async (id: number, minutes: number) => {
    const ends = new Date(now.getTime() + minutes * MINUTE);
    await db.updateTable("auctions").set({ ends_at: ends }).where("lot_id", "=", id).execute();
    await db
      .updateTable("timetables")
      .set({ hard_ends_at: ends })
      .where("lot_id", "=", id)
      .execute();
  };
  const send = async () => {
    await noteEndingWatches(deps);
    await later(0.5);
    await sendAlerts(deps);
  };

  test("are told an hour before the end as it is then, once, though it moves before and after", async () => {
    const id = await lotEndingIn(90);
    await watch(member, id);
    await later(20);
    await moveEnd(id, 180);
    await later(60);
    await send();
    expect(await noticesOf(member)).toEqual([]);
    await later(61);
    await Promise.all([noteEndingWatches(deps), noteEndingWatches(deps)]);
    await send();
    expect(await noticesOf(member)).toEqual(["A lot you watch ends soon"]);
    await moveEnd(id, 120);
    await later(70);
    await send();
    expect(await noticesOf(member)).toHaveLength(1);
  });

  test("watched late are told ten minutes before the end; not when they are watched no more", async () => {
    const [stored, dropped] = [await lotEndingIn(30), await lotEndingIn(30)];
    for (const id of [stored, dropped]) await watch(member, id);
    await later(1);
    await send();
    expect(await noticesOf(member)).toEqual([]);
    await later(20);
    await noteEndingWatches(deps);
    await ask(watchlist.unwatch, { token: member.token, params: { product_id: dropped } });
    await send();
    expect(await noticesOf(member)).toEqual(["A lot you watch ends soon"]);
  });

  test("that end one after another are a few messages, on the channels that the member chose", async () => {
    await ask(savedSearches.changeAlertSettings, {
      token: member.token,
      body: { quiet_hours: null, watch_channels: ["mail"] },
    });
    const ids: number[] = [];
    for (let i = 0; i < 20; i++) ids.push(await lotEndingIn(70 + i));
    for (const id of ids) await watch(member, id);
    for (let minute = 0; minute < 20; minute++) {
      await later(2);
      await send();
    }
    const mails = await messagesOf(member);
    expect(mails.length).toBeLessThanOrEqual(7);
    const notices = mails.map(({ subject }) => Number(/\d+/.exec(subject)?.[0] ?? 1));
    expect(notices.reduce((sum, count) => sum + count)).toBe(20);
    expect(await noticesOf(member)).toEqual([]);
  });
});

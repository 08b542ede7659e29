import { accounts, office } from "@rebale/contract";
import { beforeAll, describe, expect, test } from "vitest";
import { createMarket, marketOf, type SignedIn } from "../../../test/app.ts";
import { aLot, PASSWORD } from "../../../test/builders.ts";
import { noticesTo } from "../../../test/publish-all.ts";
import { operationsRoutes } from "../../platform/http/server/operations-routes.ts";
import { officeRoutes } from "./index.ts";

const market = await createMarket(marketOf(officeRoutes, operationsRoutes));
const { ask, db, app } = market;
let admin: SignedIn;
beforeAll(async () => {
  admin = await market.anAdmin();
});
const review = (id: number, is_active: boolean, reason?: string) =>
  ask(office.reviewSeller, {
    token: admin.token,
    params: { id: String(id) },
    body: { is_active, reason },
  });
const mailsTo = async ({ email }: SignedIn) =>
  (
    await db
      .selectFrom("messages")
      .select(["subject", "body"])
      .where("recipient", "=", email)
      .orderBy("id")
      .execute()
  ).filter((m) => !m.subject.includes("awaits"));
const signIn = (seller: SignedIn) =>
  ask(accounts.login, { body: { email: seller.email, password: PASSWORD } });

describe("activation of sellers", () => {
  test("(S4.4, S2.38) a waiting seller may not sign in until the office activates them; they are told by mail and in the app", async () => {
    const seller = await market.aWaitingSeller();
    expect((await signIn(seller)).body.code).toBe("waiting_for_activation");
    expect(
      (
        await ask(office.sellers, { token: admin.token, query: { status: "waiting" } })
      ).body.data.map((s) => s._id),
    ).toContain(String(seller.id));
    const { body } = await review(seller.id, true);
    expect([body.data.is_active, body.data.status]).toEqual([true, "active"]);
    expect((await signIn(seller)).status).toBe(200);
    expect((await mailsTo(seller)).map((m) => m.subject)).toEqual(["Your account is active"]);
    expect(await noticesTo(db, seller.id)).toMatchObject([{ title: "Your account is active" }]);
  });

  test("a refusal needs a reason, and it is what the mail says", async () => {
    const seller = await market.aWaitingSeller();
    expect((await review(seller.id, false)).body.errors[0]?.path).toBe("reason");
    expect((await review(seller.id, false, "The PAN is unreadable")).body.data.status).toBe(
      "refused",
    );
    expect((await mailsTo(seller))[0]?.body).toContain("The PAN is unreadable");
  });

  test.each(["half a character: \ud83d", "turned round: \u202egpj.exe"])(
    "a reason that cannot be shown is refused (%j)",
    async (reason) => {
      const seller = await market.aWaitingSeller();
      expect(await review(seller.id, false, reason)).toMatchObject({
        status: 400,
        body: { errors: [{ path: "reason" }] },
      });
      expect((await review(seller.id, false, "कबाड़ ठीक नहीं है 👍🏽\nLine two")).status).toBe(200);
    },
  );

  test("a deactivated seller is signed out everywhere at once, and an audit row says who did it", async () => {
    const seller = await market.aSeller();
    expect((await ask(accounts.readProfile, { token: seller.token })).status).toBe(200);
    await review(seller.id, false, "Complaints");
    expect((await ask(accounts.readProfile, { token: seller.token })).status).toBe(401);
    expect((await signIn(seller)).body.code).toBe("deactivated");
    const { body } = await ask(office.audit, {
      token: admin.token,
      query: { q: "seller deactivated" },
    });
    expect(body.data[0]).toMatchObject({
      who: "Office",
      action: "seller deactivated",
      before: { status: "active" },
      after: { status: "deactivated" },
      details: expect.stringContaining("Complaints"),
    });
    expect((await review(seller.id, true)).body.data.status).toBe("active");
  });

  test("users are sorted by a column either way, and listed by the day they registered in India", async () => {
    const word = `Zeta ${Date.now()}`;
    for (const [name, at] of [
      ["A", "2020-01-01T18:29:00Z"],
      ["B", "2020-01-01T18:31:00Z"],
    ] as const) {
      const { id } = await market.aBuyer({ name: `${word} ${name}` });
      await market.db
        .updateTable("users")
        .set({ created_at: new Date(at) })
        .where("id", "=", id)
        .execute();
    }
    const names = async (query: object) =>
      (
        await ask(office.users, { token: admin.token, query: { q: word, ...query } as never })
      ).body.data.map(({ name }) => name.slice(-1));
    expect(await names({ sort: "name", dir: "desc" })).toEqual(["B", "A"]);
    expect(await names({ sort: "registered" })).toEqual(["A", "B"]);
    // 18:30 UTC is midnight in India.
    expect(await names({ from: "2020-01-02" })).toEqual(["B"]);
    expect(await names({ to: "2020-01-01" })).toEqual(["A"]);
  });

  test("the same yes again changes nothing and tells nobody again", async () => {
    const seller = await market.aWaitingSeller();
    await review(seller.id, true);
    await review(seller.id, true);
    expect(await mailsTo(seller)).toHaveLength(1);
  });

  test("buyers are reviewed as users, sellers as sellers, the office by nobody", async () => {
    const buyer = await market.aBuyer();
    expect((await review(buyer.id, true)).status).toBe(404);
    expect((await review(admin.id, false, "Coup")).status).toBe(404);
    const reviewed = await ask(office.reviewUser, {
      token: admin.token,
      params: { id: String(buyer.id) },
      body: { is_active: false, reason: "Unpaid lots" },
    });
    expect(reviewed.body.data.status).toBe("deactivated");
    expect((await ask(accounts.readProfile, { token: buyer.token })).status).toBe(401);
  });
});

test("(S6.4) lists are searchable and paged; odd search text is just text", async () => {
  const seller = await market.aSeller();
  expect(
    (await ask(office.users, { token: admin.token, query: { q: seller.mobile } })).body.data.map(
      (u) => u._id,
    ),
  ).toEqual([String(seller.id)]);
  for (const q of ["%", "_", "\\", "'", "\u0000"])
    expect((await ask(office.users, { token: admin.token, query: { q } })).status).toBe(200);
  const { body } = await ask(office.users, { token: admin.token, query: { rows: 2, page: 2 } });
  expect([body.data.length, body.totalpage]).toEqual([2, expect.any(Number)]);
});

test("the overview counts what waits and what is live", async () => {
  const seller = await market.aSeller();
  const before = (await ask(office.overview, { token: admin.token })).body.data;
  await aLot(db, { sellerId: seller.id });
  await aLot(db, { sellerId: seller.id, startsAt: new Date(Date.now() + 3_600_000) });
  await aLot(db, { sellerId: seller.id, approval: "pending" });
  const after = (await ask(office.overview, { token: admin.token })).body.data;
  expect([
    after.live - before.live,
    after.upcoming - before.upcoming,
    after.lots_pending - before.lots_pending,
    after.ending_within_hour - before.ending_within_hour,
  ]).toEqual([1, 1, 1, 1]);
});

describe("operations", () => {
  test("health and readiness answer", async () => {
    expect((await app.inject("/api/health")).statusCode).toBe(200);
    expect((await app.inject("/api/ready")).statusCode).toBe(200);
  });

  test("(S2.20) web-vitals appear in the measurements, under names that a browser cannot invent", async () => {
    await ask(office.vitals, { body: { name: "LCP", value: 1234, page: "/" } });
    await ask(office.vitals, { body: { name: "CLS", value: 0.01, page: "/made-up-123?x=1" } });
    const { body } = await app.inject("/api/metrics");
    expect(body).toMatch(/rebale_web_vitals_seconds_count\{name="LCP",page="home"\} 1/);
    expect(body).toMatch(/rebale_web_vitals_layout_shift_count\{page="other"\} 1/);
    expect(body).toMatch(/rebale_http_seconds_count\{method="POST",route="\/api\/vitals"/);
    expect(body).not.toContain("made-up");
    expect((await ask(office.vitals, { body: { name: "LCP", value: -1, page: "/" } })).status).toBe(
      400,
    );
  });

  test("measurements are for this machine, private networks and the office", async () => {
    const from = (remoteAddress: string, token?: string) =>
      app.inject({
        url: "/api/metrics",
        remoteAddress,
        headers: token ? { authorization: `Bearer ${token}` } : {},
      });
    expect([
      (await from("203.0.113.9")).statusCode,
      (await from("10.1.2.3")).statusCode,
      (await from("203.0.113.9", admin.token)).statusCode,
    ]).toEqual([403, 200, 200]);
  });
});

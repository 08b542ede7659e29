import { auctions, authorisations, listings } from "@rebale/contract";
import { DAY_MS } from "@rebale/contract/values/calendar";
import { describe, expect, test } from "vitest";
import { aPdf } from "../../../test/a-pdf.ts";
import { createMarket, type SignedIn } from "../../../test/app.ts";
import { companyOf, setCompanyStatus } from "../../../test/authorised.ts";
import { aLot } from "../../../test/builders.ts";
import { remindLapsing } from "./remind-lapsing.ts";

const market = await createMarket();
const { db } = market;
const [moderator, another] = [await market.anAdmin("moderator"), await market.anAdmin("moderator")];
const owner = await market.anAdmin();

const pdf = aPdf();
let count = 0;
const fields = (over: Record<string, string> = {}) => ({
  stream: "batteries",
  kind: "battery_recycler",
  number: `B-29016/${++count}`,
  issuer: "CPCB",
  valid_from: "2026-04-01",
  valid_to: "2031-03-31",
  capacity_kg: "10000",
  ...over,
});
const document = { field: "document", bytes: pdf };
const send = (by: SignedIn, over: Record<string, string> = {}, files = [document]) =>
  market.send(authorisations.sendAuthorisation, by.token, files, fields(over));
const review = (
  id: string,
  decision: "accept" | "refuse",
  by = moderator,
  reason: string | null = decision === "refuse" ? "The page is cut off" : null,
) =>
  market.ask(authorisations.reviewAuthorisation, {
    params: { id },
    body: { decision, reason },
    token: by.token,
  });
const own = async ({ token }: SignedIn) =>
  (await market.ask(authorisations.authorisationsOf, { token })).body;
const listed = async (status: authorisations.Authorisation["status"], q = "") =>
  (
    await market.ask(authorisations.authorisations, {
      query: { status, q },
      token: moderator.token,
    })
  ).body.data;

describe("a company sends an authorisation (W6)", () => {
  test("it waits, is accepted with the document beside it, and counts (W6)", async () => {
    const buyer = await market.aBuyer();
    const sent = await send(buyer);
    expect(sent.body.data).toMatchObject({
      stream: "batteries",
      status: "waiting",
      capacity_kg: 10_000,
      valid_to: "2031-03-31",
    });
    expect((await own(buyer)).capacities).toEqual([]);
    const { _id, document: file, number } = sent.body.data;
    expect(await listed("waiting", number)).toMatchObject([
      { _id, company: { name: "Asha Buyer" }, sent_by: "Asha Buyer", needs_second_look: false },
    ]);
    const opened = await market.app.inject({
      url: `/api/company/document/${file}`,
      headers: { authorization: `Bearer ${moderator.token}` },
    });
    expect([opened.statusCode, opened.headers["content-type"]]).toEqual([200, "application/pdf"]);
    expect((await review(_id, "accept")).body.data.status).toBe("accepted");
    expect(await own(buyer)).toMatchObject({
      data: [{ _id, status: "accepted" }],
      capacities: [{ stream: "batteries", capacity_kg: 10_000, remaining_kg: 10_000 }],
    });
    expect((await review(_id, "refuse")).body.code).toBe("authorisation_decided");
    const notices = await db
      .selectFrom("notifications")
      .select("code")
      .where("user_id", "=", buyer.id)
      .execute();
    expect(notices).toEqual([{ code: "authorisation_accepted" }]);
  });

  test("refused, its company reads why and may send it again (W6)", async () => {
    const buyer = await market.aBuyer();
    const { body } = await send(buyer, { number: "AGAIN-1" });
    expect((await review(body.data._id, "refuse", moderator, "")).status).toBe(400);
    await review(body.data._id, "refuse");
    expect((await own(buyer)).data).toMatchObject([
      { status: "refused", reason: "The page is cut off" },
    ]);
    expect((await send(buyer, { number: "AGAIN-1" })).status).toBe(200);
  });

  test("above the capacity that the office has set, another person looks too (W6)", async () => {
    const change = (second_look_kg: number) =>
      market.ask(authorisations.changeMarketRules, {
        body: { second_look_kg },
        token: owner.token,
      });
    expect((await change(5000)).body.data.second_look_kg).toBe(5000);
    const buyer = await market.aBuyer();
    const { body } = await send(buyer);
    const id = body.data._id;
    expect((await review(id, "accept")).body.data).toMatchObject({
      status: "waiting",
      needs_second_look: true,
      first_look: "Office",
    });
    expect((await review(id, "accept")).body.code).toBe("second_look_needed");
    expect((await review(id, "accept", another)).body.data.status).toBe("accepted");
    await change(1_000_000);
  });

  test("ten people accept at once: the first look is one person's, the second another's (W6)", async () => {
    await market.ask(authorisations.changeMarketRules, {
      body: { second_look_kg: 1 },
      token: owner.token,
    });
    const { body } = await send(await market.aBuyer());
    await market.openConnections();
    const all = await Promise.all(
      Array.from({ length: 10 }, () => review(body.data._id, "accept", moderator)),
    );
    expect(all.filter((answer) => answer.status === 200)).toHaveLength(1);
    expect(await listed("waiting", body.data.number)).toHaveLength(1);
    await market.ask(authorisations.changeMarketRules, {
      body: { second_look_kg: 1_000_000 },
      token: owner.token,
    });
  });

  test("who only bids or looks for a company may not send; a stranger's is not found (W6)", async () => {
    const [buyer, stranger] = [await market.aBuyer(), await market.aBuyer()];
    const { body } = await send(buyer);
    const withdraw = (by: SignedIn) =>
      market.ask(authorisations.withdrawAuthorisation, {
        params: { id: body.data._id },
        token: by.token,
      });
    expect((await withdraw(stranger)).status).toBe(404);
    await db
      .updateTable("company_users")
      .set({ company_id: await companyOf(market, buyer), role: "bidder" })
      .where("user_id", "=", stranger.id)
      .execute();
    market.deps.bus.publish("session", { userId: stranger.id });
    expect((await send(stranger)).body.code).toBe("manager_needed");
    expect((await withdraw(stranger)).body.code).toBe("manager_needed");
    const again = [await withdraw(buyer), await withdraw(buyer)];
    expect(again.map((answer) => answer.status)).toEqual([200, 200]);
    expect((await own(buyer)).data[0]?.status).toBe("withdrawn");
  });
});

test("30, 7 and 1 days before its last day an accepted authorisation is told of, once each (W4)", async () => {
  const at = (day: string) => market.setTime(new Date(`${day}T12:00:00+05:30`));
  const buyer = await market.aBuyer();
  const waiting = await market.aBuyer();
  const last = "2031-03-31";
  await review((await send(buyer, { valid_to: last })).body.data._id, "accept");
  await send(waiting, { valid_to: last });
  const notices = async () => {
    await remindLapsing(market.deps);
    await remindLapsing(market.deps);
    const rows = await db
      .selectFrom("notifications")
      .select(["user_id", "params"])
      .where("code", "=", "authorisation_lapses")
      .where("user_id", "in", [buyer.id, waiting.id])
      .orderBy("id")
      .execute();
    return rows.map(({ user_id, params }) => [user_id, (params as { days: number }).days]);
  };
  await at("2031-02-28");
  expect(await notices()).toEqual([]);
  await at("2031-03-01");
  expect(await notices()).toEqual([[buyer.id, 30]]);
  await at("2031-03-24");
  await notices();
  await at("2031-03-30");
  expect(await notices()).toEqual([30, 7, 1].map((days) => [buyer.id, days]));
  await at("2031-04-01");
  expect(await notices()).toHaveLength(3);
  await market.setTime(null);
});

describe("what is refused (W9)", () => {
  test.each([
    ["capacity_kg", "0"],
    ["capacity_kg", "-1"],
    ["capacity_kg", "1e12"],
    ["capacity_kg", "NaN"],
    ["capacity_kg", "ten"],
    ["valid_to", "2020-01-01"],
    ["valid_to", "2026-13-01"],
    ["valid_to", "31-03-2031"],
    ["valid_from", "2032-01-01"],
    ["stream", "tyres"],
    ["stream", "gold"],
    ["kind", "permit"],
    ["number", " "],
    ["issuer", ""],
  ])("%s '%s' is refused beside its field (W9)", async (field, value) => {
    const refused = await send(await market.aBuyer(), { [field]: value });
    expect(refused.status).toBe(400);
    const paths = refused.body.errors.map(({ path }) => path);
    expect(paths).toContain(field === "valid_from" ? "valid_to" : field);
  });

  test("a number that another company holds, however it is written; not one that was refused (W9)", async () => {
    const [first, second] = [await market.aBuyer(), await market.aBuyer()];
    const { body } = await send(first, { number: "Hw/77" });
    const taken = { status: 409, body: { code: "authorisation_taken" } };
    expect(await send(second, { number: "HW/77" })).toMatchObject(taken);
    expect((await send(first, { number: "HW/77" })).status).toBe(200);
    for (const { _id } of (await own(first)).data) await review(_id, "refuse");
    expect((await send(second, { number: "hw/77" })).status).toBe(200);
    expect(body.data.status).toBe("waiting");
  });

  test("of twenty companies that send one number at once, one has it (W9)", async () => {
    const buyers = await Promise.all(Array.from({ length: 20 }, () => market.aBuyer()));
    await market.openConnections();
    const sent = await Promise.all(buyers.map((buyer) => send(buyer, { number: "RACE-1" })));
    expect(sent.filter((answer) => answer.status === 200)).toHaveLength(1);
    expect(sent.filter((answer) => answer.status === 409)).toHaveLength(19);
  });

  test("no document, somebody else's named as text, or a file that lies about its kind (W9)", async () => {
    const [buyer, other] = [await market.aBuyer(), await market.aBuyer()];
    const theirs = (await send(other)).body.data.document;
    expect((await send(buyer, {}, [])).body.errors[0]?.path).toBe("document");
    const named = await send(buyer, { document: theirs }, []);
    expect([named.status, named.body.errors[0]?.path]).toEqual([400, "document"]);
    const program = {
      field: "document",
      name: "consent.pdf",
      bytes: Buffer.from("MZ\u0090 run me"),
    };
    expect((await send(buyer, {}, [program])).status).toBe(400);
    expect((await own(buyer)).data).toEqual([]);
    const opened = await market.app.inject({
      url: `/api/company/document/${theirs}`,
      headers: { authorization: `Bearer ${buyer.token}` },
    });
    expect(opened.statusCode).toBe(404);
  });
});

describe("what the office sets (W7, W10)", () => {
  test("a lot's requirement is set with its approval, and changed until the first bid (W7)", async () => {
    const seller = await market.aSeller();
    const lot = await aLot(db, { sellerId: seller.id, approval: "pending" });
    const approve = (requires_authorisation: authorisations.Stream | null) =>
      market.ask(listings.reviewLot, {
        params: { id: lot.id },
        body: {
          is_approved: true,
          market_value: 1000,
          start_at: "2020-01-01 10:00:00",
          end_at: "2099-01-01 10:00:00",
          requires_authorisation,
        },
        token: moderator.token,
      });
    const late = await approve("batteries");
    expect(late.body.errors[0]?.path).toBe("end_at");
    const soon = new Date(Date.now() + DAY_MS);
    const review = (requires_authorisation?: authorisations.Stream | null) =>
      market.ask(listings.reviewLot, {
        params: { id: lot.id },
        body: {
          is_approved: true,
          market_value: 1000,
          start_at: new Date(Date.now() - 1000).toISOString(),
          end_at: soon.toISOString(),
          ...(requires_authorisation === undefined ? {} : { requires_authorisation }),
        },
        token: moderator.token,
      });
    const requirement = async () =>
      (await market.ask(auctions.details, { params: { idname: String(lot.id) } })).body.data
        .requirement;
    expect((await review("tyres")).status).toBe(200);
    expect(await requirement()).toMatchObject({ stream: "tyres", lot_kg: 500 });
    expect((await review()).status).toBe(200);
    expect(await requirement()).toBeNull();
  });

  test("what an unverified company may bid is the office's to set, down to nothing (W10)", async () => {
    const change = (unverified_bid_most: number) =>
      market.ask(authorisations.changeMarketRules, {
        body: { unverified_bid_most },
        token: owner.token,
      });
    const lot = await aLot(db, { sellerId: (await market.aSeller()).id });
    const buyer = await market.aBuyer();
    const bid = (amount: number) =>
      market.ask(auctions.placeBid, {
        body: { product_id: lot.id, amount },
        token: buyer.token,
      });
    const within = async (expected: number, amount: number) =>
      expect.poll(async () => (await bid(amount)).status).toBe(expected);
    expect((await change(0)).body.data.unverified_bid_most).toBe(0);
    await within(403, 1001);
    await change(1500);
    await within(200, 1500);
    expect((await bid(1501)).body.code).toBe("verify_first");
    await setCompanyStatus(market, await companyOf(market, buyer), "verified");
    expect((await bid(1501)).status).toBe(200);
  });
});

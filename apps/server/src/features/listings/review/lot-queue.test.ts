import { type BodyIn, listings } from "@rebale/contract";
import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import { createMarket, type SignedIn } from "../../../../test/app.ts";
import { companyOf } from "../../../../test/authorised.ts";
import { aCategory, aDraft, aLot } from "../../../../test/builders.ts";
import { noticesTo, publishAll, publishDue } from "../../../../test/publish-all.ts";
import { carryOutReview } from "./carry-out-review.ts";

const market = await createMarket();
const { ask, db, deps } = market;
const [first, second] = [await market.anAdmin("moderator"), await market.anAdmin("moderator")];
await db.updateTable("users").set({ name: "Meera Rao" }).where("id", "=", first.id).execute();
const seller = await market.aSeller();

const of = (id: number) => ({ params: { id: String(id) } });
const aPending = async (by: SignedIn = seller) =>
  (await aLot(db, { sellerId: by.id, approval: "pending" })).id;
const next = async ({ token }: SignedIn, after: number | null = null) =>
  (
    await ask(listings.takeNextLot, {
      token,
      body: { after: after === null ? null : String(after) },
    })
  ).body.data;
type Review = BodyIn<typeof listings.reviewLot>;
const approval: Review = {
  is_approved: true,
  market_value: 50_000,
  start_at: "2030-01-01 11:00:00",
  end_at: "2030-01-03 16:00:00",
};
const review = (id: number, body: Review, { token }: SignedIn = first) =>
  ask(listings.reviewLot, { ...of(id), token, body: { hold: true, ...body } });
const correct = (id: number, over: Partial<Review> = {}) =>
  review(id, {
    is_approved: false,
    corrections: [
      { path: "quantity", msg: "It says 18 and 180 MT" },
      { path: "", msg: "Say which grade" },
    ],
    ...over,
  });
const undo = (id: number, { token }: SignedIn = first) =>
  ask(listings.undoLotReview, { ...of(id), token });
const read = async (id: number, { token }: SignedIn = first) =>
  (await ask(listings.viewLot, { ...of(id), token })).body.data;
const approvalOf = async (id: number) =>
  (await db.selectFrom("lots").select("approval").where("id", "=", id).executeTakeFirstOrThrow())
    .approval;
const codesTo = async (who: SignedIn) => (await noticesTo(db, who.id)).map(({ code }) => code);
const pendingIds = async (assigned: "all" | "mine" | "nobody" = "all", by: SignedIn = first) =>
  (
    await ask(listings.adminLots, {
      token: by.token,
      query: { status: "pending", assigned, rows: 500 },
    })
  ).body.data.map(({ _id }) => Number(_id));
const lastAudit = (id: number) =>
  db
    .selectFrom("audit")
    .select(["action", "admin_id", "details"])
    .where("lot_id", "=", id)
    .orderBy("id", "desc")
    .executeTakeFirstOrThrow();
/** Nothing of earlier tests waits. */
const empty = async () => {
  await db.deleteFrom("held_decisions").execute();
  await db
    .updateTable("lots")
    .set({ approval: "refused", assigned_to: null, assigned_at: null })
    .where("approval", "=", "pending")
    .execute();
};

describe("the queue of lots", () => {
  test("two moderators who take the next at once never get the same lot; the longest waiting go first (W14, office b3)", async () => {
    await empty();
    const waiting: number[] = [];
    for (let i = 0; i < 6; i++) waiting.push(await aPending());
    await market.openConnections();
    const taken = await Promise.all([first, second, first, second].map((by) => next(by)));
    const ids = new Set(taken.map((one) => Number(one?._id)));
    expect([...ids].every((id) => waiting.slice(0, ids.size).includes(id))).toBe(true);
    const owners = await db
      .selectFrom("lots")
      .select(["id", "assigned_to"])
      .where("assigned_to", "is not", null)
      .execute();
    expect(new Set(owners.map((row) => row.assigned_to)).size).toBe(2);
    const { body } = await ask(listings.adminLots, {
      token: first.token,
      query: { status: "pending" },
    });
    expect(body.waiting).toMatchObject({ all: 6, nobody: 6 - owners.length });
    const mine = owners.filter((row) => row.assigned_to === first.id).map((row) => row.id);
    expect(new Set(await pendingIds("mine"))).toEqual(new Set(mine));
  });

  test("what a colleague has taken is nobody else's until it is put back (W14, office b3)", async () => {
    await empty();
    const id = await aPending();
    await ask(listings.takeLot, { ...of(id), token: first.token });
    expect((await ask(listings.takeLot, { ...of(id), token: second.token })).body).toMatchObject({
      code: "taken_by_colleague",
    });
    expect(await next(second)).toBeNull();
    expect((await read(id, second)).assigned).toMatchObject({ name: "Meera Rao", is_you: false });
    await ask(listings.putBackLot, { ...of(id), token: second.token });
    expect(await next(second)).toEqual({ _id: String(id) });
  });
});

describe("a decision that is held", () => {
  test("publishes and tells nothing before its minute is over, then once, however many nodes carry it out (W14, office b3)", async () => {
    await empty();
    const own = await market.aSeller();
    const id = await aPending(own);
    const { body } = await review(id, approval);
    expect(body.data.undo_until).not.toBeNull();
    expect([await approvalOf(id), await codesTo(own), await pendingIds()]).toEqual([
      "pending",
      [],
      [],
    ]);
    expect((await read(id)).held).toMatchObject({ decision: "accept", by: "Meera Rao" });
    expect(await lastAudit(id)).toMatchObject({ action: "lot approved", admin_id: first.id });

    await publishDue(market);
    expect(await approvalOf(id)).toBe("pending");
    await db
      .updateTable("held_decisions")
      .set({ decided_at: new Date(0) })
      .execute();
    await Promise.all([1, 2, 3].map(() => publishDue(market)));
    expect(await approvalOf(id)).toBe("approved");
    expect(await codesTo(own)).toEqual(["lot_approved"]);
    expect((await read(id)).market_value).toBe(50_000);
    const entries = await db
      .selectFrom("audit")
      .select("id")
      .where("lot_id", "=", id)
      .where("action", "=", "lot approved")
      .execute();
    expect(entries).toHaveLength(1);
  });

  test("is undone within its minute by who made it: the lot waits again, theirs, and nobody hears of it (W14, office b3)", async () => {
    await empty();
    const own = await market.aSeller();
    const id = await aPending(own);
    await review(id, approval);
    expect((await undo(id, second)).body).toMatchObject({ code: "undo_not_yours" });
    expect((await undo(id)).status).toBe(200);
    expect(await read(id)).toMatchObject({ held: null, assigned: { is_you: true } });
    await publishAll(market);
    expect([await approvalOf(id), await codesTo(own)]).toEqual(["pending", []]);
    expect((await undo(id)).body).toMatchObject({ code: "undo_too_late" });
  });

  test("of an undo and its carrying out at once exactly one happens, again and again (W14, office b3)", async () => {
    await market.openConnections();
    for (let round = 0; round < 6; round++) {
      await empty();
      const own = await market.aSeller();
      const id = await aPending(own);
      await review(id, approval);
      await sql`update held_decisions set decided_at = clock_timestamp() - interval '59990 ms'
        where kind = 'lot' and subject_id = ${id}`.execute(db);
      const [undone] = await Promise.all([
        undo(id),
        ...[1, 2, 3].map(() => carryOutReview(deps, id)),
      ]);
      await sql`update held_decisions set decided_at = decided_at - interval '1 minute'`.execute(
        db,
      );
      await carryOutReview(deps, id);
      const isUndone = undone.status === 200;
      expect(await approvalOf(id)).toBe(isUndone ? "pending" : "approved");
      expect(await codesTo(own)).toEqual(isUndone ? [] : ["lot_approved"]);
    }
  });

  test("of two who decide at once the second is refused with who did what, and the first stands (office 4)", async () => {
    await empty();
    const id = await aPending();
    const [a, b] = await Promise.all([
      review(id, { ...approval, seen_decision: null }),
      review(id, { ...approval, market_value: 90_000, seen_decision: null }, second),
    ]);
    expect([a.status, b.status].sort()).toEqual([200, 409]);
    const refused = a.status === 409 ? a : b;
    expect(refused.body).toMatchObject({ code: "decided_meanwhile" });
    expect(refused.body.message).toMatch(/ has approved it on /);
    await publishAll(market);
    expect((await read(id)).market_value).toBe(a.status === 200 ? 50_000 : 90_000);
  });

  test("lapses where the seller has changed the lot meanwhile: it waits in the queue again (office b3)", async () => {
    await empty();
    const own = await market.aSeller();
    const id = await aPending(own);
    await review(id, { ...approval, seen_edit: null });
    await ask(listings.editLot, {
      ...of(id),
      token: own.token,
      body: { ...aDraft(await aCategory(db)), title: "Another heap" },
    });
    await publishAll(market);
    expect([await approvalOf(id), await codesTo(own), await pendingIds()]).toEqual([
      "pending",
      [],
      [id],
    ]);
    expect(await lastAudit(id)).toMatchObject({
      action: "lot decision lapsed",
      details: { lapsed: "accept", because: "lot_edited" },
    });
  });

  test("keeps a lot out of a bulk approval (office b3)", async () => {
    await empty();
    const id = await aPending();
    await review(id, approval);
    const { body } = await ask(listings.approveLots, {
      token: second.token,
      body: {
        template: {
          value: { by: "asked", percent: 90 },
          increment: { by: "none" },
          soft_close_minutes: 0,
          minutes_between: 0,
        },
        start_at: "2030-01-01 11:00:00",
        first_end_at: "2030-01-03 16:00:00",
        lots: [{ _id: String(id), market_value: 500 }],
      },
    });
    expect(body.data.lots).toEqual([]);
    expect(body.data.left[0]?.msg).toBe("A decision on it is carried out within a minute.");
  });
});

describe("a correction that is asked for", () => {
  test("reaches the seller by part of the lot; sent again it keeps its place in the queue (office b3)", async () => {
    await empty();
    const own = await market.aSeller();
    const [id, younger] = [await aPending(own), await aPending()];
    expect((await correct(id)).body.data.undo_until).not.toBeNull();
    await publishAll(market);
    const asked = await read(id, own);
    expect(asked).toMatchObject({
      status: "refused",
      refusal_reason: "It says 18 and 180 MT; Say which grade",
      corrections: [
        { path: "quantity", msg: "It says 18 and 180 MT" },
        { path: "", msg: "Say which grade" },
      ],
    });
    const [told] = await noticesTo(db, own.id);
    expect(told).toMatchObject({ code: "lot_correction", link: `/sellnow/${id}` });
    expect(told?.description).toContain("Quantity: It says 18 and 180 MT. Say which grade.");

    await ask(listings.editLot, {
      ...of(id),
      token: own.token,
      body: aDraft(await aCategory(db)),
    });
    expect(await pendingIds()).toEqual([id, younger]);
    // A second reviewer sees what was asked.
    expect((await read(id)).corrections).toHaveLength(2);
    expect(await next(second)).toEqual({ _id: String(id) });
  });
});

describe("a correction by the office", () => {
  const put = (id: number, body: BodyIn<typeof listings.correctLot>, by: SignedIn = first) =>
    ask(listings.correctLot, { ...of(id), token: by.token, body });

  test("changes what the lot says of its goods, keeps the seller's own words and tells the seller what was changed (office b3, 7)", async () => {
    const own = await market.aSeller();
    const id = await aPending(own);
    await db.updateTable("lots").set({ title: "PTE bottels" }).where("id", "=", id).execute();
    expect((await put(id, { title: "PET bottles" })).status).toBe(200);
    expect(await read(id, own)).toMatchObject({
      title: "PET bottles",
      status: "pending",
      corrected: [{ field: "title", was: "PTE bottels" }],
    });
    const [told] = await noticesTo(db, own.id);
    expect(told).toMatchObject({ code: "lot_corrected" });
    expect(told?.description).toContain("PET bottles: we corrected the title.");
    expect(await lastAudit(id)).toMatchObject({
      action: "lot corrected",
      details: { before: { title: "PTE bottels" }, after: { title: "PET bottles" } },
    });
    // A lot that the seller sends is the seller's own again.
    await ask(listings.editLot, {
      ...of(id),
      token: own.token,
      body: aDraft(await aCategory(db)),
    });
    expect((await read(id, own)).corrected).toEqual([]);
  });

  test("touches quantity and unit only where the seller signs the sheet (office 7)", async () => {
    const own = await market.aSeller();
    const id = await aPending(own);
    const { quantity, unit } = await read(id);
    const company = await companyOf(market, own);
    const waive = (signature_waived: boolean) =>
      db.updateTable("companies").set({ signature_waived }).where("id", "=", company).execute();
    await waive(true);
    const refused = await put(id, { quantity: quantity * 10 });
    expect(refused.body).toMatchObject({ code: "invalid_input", errors: [{ path: "quantity" }] });
    expect((await read(id)).quantity).toBe(quantity);
    await waive(false);
    expect((await put(id, { quantity: quantity * 10 })).status).toBe(200);
    expect(await read(id, own)).toMatchObject({
      ...{ quantity: quantity * 10, unit },
      corrected: [{ field: "quantity", was: String(quantity) }],
    });
  });

  test("is refused on a lot that is approved, decided on, or edited since it was seen (office 4)", async () => {
    const id = await aPending();
    await review(id, approval);
    expect((await put(id, { title: "Other" })).body).toMatchObject({ code: "not_waiting" });
    await undo(id);
    const seen_edit = new Date().toISOString();
    expect((await put(id, { title: "Other", seen_edit })).body).toMatchObject({
      code: "lot_edited",
    });
    await review(id, { ...approval, hold: false });
    expect((await put(id, { title: "Other" })).body).toMatchObject({
      code: "lot_already_approved",
    });
  });
});

test("the checks of a lot name its text, place, pictures and another seller's lot of the same title, and refuse nothing (office b3)", async () => {
  await empty();
  const [own, other] = [await market.aSeller(), await market.aSeller()];
  const [id, twin] = [await aPending(own), await aPending(other)];
  const odd = { title: "Laptops, call 9876543210", state: "Goa", pincode: "110001" };
  await db
    .updateTable("lots")
    .set({ ...odd, pictures: "[]" })
    .where("id", "in", [id, twin])
    .execute();
  const { body } = await ask(listings.checkLot, { ...of(id), token: first.token });
  expect(body.data.warnings.map(({ code, lot_id }) => [code, lot_id])).toEqual([
    ["contact_in_text", null],
    ["other_state", null],
    ["no_pictures", null],
    ["no_terms", null],
    ["no_tax", null],
    ["same_title", String(twin)],
  ]);
  const shot = { image: `${"a".repeat(64)}.webp`, width: 4, height: 3, alt: "" };
  await db
    .updateTable("lots")
    .set({ pictures: JSON.stringify([shot]) })
    .where("id", "in", [id, twin])
    .execute();
  const again = await ask(listings.checkLot, { ...of(id), token: first.token });
  expect(again.body.data.warnings.map(({ code }) => code)).toContain("same_pictures");
  expect((await review(id, approval)).status).toBe(200);
});

import { office } from "@rebale/contract";
import { expect, test } from "vitest";
import { createMarket, type SignedIn } from "../../../../test/app.ts";
import { aLot, anEmail } from "../../../../test/builders.ts";

/** A colleague who leaves the office leaves nothing behind that nobody sees. */

const market = await createMarket();
const { ask, db } = market;
const owner = await market.anAdmin();
const seller = await market.aSeller();

const aQuestion = async (assignee: SignedIn, stage = "in_progress") =>
  (
    await db
      .insertInto("contact_queries")
      .values({
        ...{ name: "Lata", email: anEmail(), mobile: "9876500000", message: "When?" },
        ...{ stage, assignee_id: assignee.id },
      })
      .returning("id")
      .executeTakeFirstOrThrow()
  ).id;
const aTakenLot = async (by: SignedIn) => {
  const { id } = await aLot(db, { sellerId: seller.id });
  const taken = { approval: "pending", assigned_to: by.id, assigned_at: new Date() } as const;
  await db.updateTable("lots").set(taken).where("id", "=", id).execute();
  return id;
};
const assigneeOf = async (id: number) =>
  (
    await db
      .selectFrom("contact_queries")
      .select("assignee_id")
      .where("id", "=", id)
      .executeTakeFirstOrThrow()
  ).assignee_id;
const takenBy = async (id: number) =>
  (await db.selectFrom("lots").select("assigned_to").where("id", "=", id).executeTakeFirstOrThrow())
    .assigned_to;
const work = async ({ id }: SignedIn) =>
  (await ask(office.colleagueWork, { token: owner.token, params: { id } })).body.data;
const remove = ({ id }: SignedIn, to?: SignedIn) =>
  ask(office.removeColleague, {
    ...{ token: owner.token, params: { id } },
    ...(to && { query: { hand_to: to.id } }),
  });
const mails = async (to: SignedIn) =>
  (
    await db
      .selectFrom("messages")
      .select("subject")
      .where("recipient", "=", to.email ?? "")
      .execute()
  ).map(({ subject }) => subject);

test("what is a leaver's goes to whom the owner says, with an entry for each and a mail (V26)", async () => {
  const [leaver, heir] = [await market.anAdmin("moderator"), await market.anAdmin("moderator")];
  const [waits, closed] = [await aQuestion(leaver), await aQuestion(leaver, "closed")];
  const lot = await aTakenLot(leaver);
  expect(await work(leaver)).toEqual({ enquiries: 1, companies: 0, authorisations: 0, lots: 1 });
  expect((await remove(leaver, heir)).status).toBe(200);
  expect([await assigneeOf(waits), await takenBy(lot)]).toEqual([heir.id, heir.id]);
  expect(await assigneeOf(closed), "history stays").toBe(leaver.id);
  expect(await mails(heir)).toContain("Handed over to you");
  const entries = await db
    .selectFrom("audit")
    .select("action")
    .where("admin_id", "=", owner.id)
    .execute();
  expect(entries.map(({ action }) => action).sort()).toEqual([
    ...["colleague removed", "enquiry changed", "lot handed over"],
  ]);
});

test("what the other's role may not do, or nobody is named for, waits for anybody (V26)", async () => {
  const [leaver, helper] = [await market.anAdmin("moderator"), await market.anAdmin("support")];
  const [question, lot] = [await aQuestion(leaver), await aTakenLot(leaver)];
  await remove(leaver, helper);
  expect([await assigneeOf(question), await takenBy(lot)]).toEqual([helper.id, null]);
  await remove(helper);
  expect(await assigneeOf(question)).toBeNull();
});

test("nothing goes to who does not work here, and then nobody is removed (V26)", async () => {
  const leaver = await market.anAdmin("support");
  const question = await aQuestion(leaver);
  for (const to of [seller, leaver])
    expect((await remove(leaver, to)).body.errors).toMatchObject([{ path: "hand_to" }]);
  expect(await assigneeOf(question)).toBe(leaver.id);
  const { body } = await ask(office.team, { token: owner.token });
  expect(body.data.map(({ _id }) => Number(_id))).toContain(leaver.id);
});

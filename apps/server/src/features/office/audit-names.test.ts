import { auctions, companies, office, personalData } from "@rebale/contract";
import { expect, test } from "vitest";
import { createMarket, type SignedIn } from "../../../test/app.ts";
import { aLot, aPan } from "../../../test/builders.ts";

const market = await createMarket();
const { ask, db } = market;
const admin = await market.anAdmin();
const { token } = admin;

const entries = async (q?: string) =>
  (await ask(office.audit, { token, query: { rows: "100", ...(q && { q }) } })).body.data;
const suspend = (id: number, is_active = false) =>
  ask(office.reviewUser, {
    token,
    params: { id: String(id) },
    body: { is_active, reason: "Seen by the office" },
  });
async function erased(member: SignedIn): Promise<void> {
  await ask(personalData.askErasure, { token: member.token, body: { note: null } });
  const { body } = await ask(personalData.erasures, { token, query: { status: "waiting" } });
  const _id = body.data.find(({ account }) => account._id === String(member.id))?._id ?? "";
  const decided = { token, params: { id: _id }, body: { decision: "erase" as const } };
  expect((await ask(personalData.decideErasure, decided)).status).toBe(200);
}

test("a member's name, whatever it is, hides no entry (finding M2)", async () => {
  const gone = await market.aBuyer();
  await erased(gone);
  const dodger = await market.aBuyer({ name: `Dodger (${gone.id}), company ${gone.id}: x` });
  await suspend(dodger.id);
  const [entry] = await entries("Dodger");
  expect(entry).toMatchObject({
    subject: expect.stringContaining("Dodger"),
    details: expect.stringContaining("Seen by the office"),
  });
});

test("a company called as erased ones are is none, a lot's title hides nothing (finding M2)", async () => {
  const buyer = await market.aBuyer({ name: "Erased company" });
  const { body } = await ask(companies.readCompany, { token: buyer.token });
  expect(body.data).toMatchObject({ name: "Erased company", pan: null });
  await ask(companies.reviewCompany, {
    token,
    params: { id: body.data?._id ?? "" },
    body: { decision: "suspend", reasons: [{ path: "name", msg: "A name to hide behind" }] },
  });
  expect(JSON.stringify(await entries("Erased company"))).toContain("A name to hide behind");
  const seller = await market.aSeller();
  const { id } = await aLot(db, {
    sellerId: seller.id,
    title: `Copper (${buyer.id}), company ${body.data?._id}: bales`,
  });
  const reason = "Rain in the yard";
  await ask(auctions.pause, { token, params: { id }, body: { reason } });
  expect(JSON.stringify(await entries(`company ${body.data?._id}: bales`))).toContain(reason);
});

test("of who was erased an entry shows nothing that names them, whichever field it stands in (L2)", async () => {
  const seller = await market.aSeller();
  const at = { token: seller.token };
  await ask(companies.addSite, {
    ...at,
    body: {
      name: "Gulmohar Yard",
      address: "7 Secret Lane",
      city: "Pune",
      state: "Maharashtra",
      pincode: "411001",
      gate_contact: "Guard Gopal 9822001122",
    },
  });
  expect(JSON.stringify(await entries())).not.toContain("Gopal");
  await erased(seller);
  const after = JSON.stringify(await entries());
  for (const word of ["Gulmohar", "Secret Lane", "Gopal", seller.mobile, seller.email])
    expect(after).not.toContain(word);
});

test("no entry has a bank account whole (L2)", async () => {
  const seller = await market.aWaitingSeller();
  const account_no = "50100234567890";
  await ask(companies.correctApplication, {
    token: seller.token,
    body: {
      name: "Ravi",
      business_name: "Ravi Metals",
      pan: aPan(),
      gst_number: null,
      address: "1 Road",
      city: "Pune",
      state: "Maharashtra",
      pincode: "411001",
      bank_name: "HDFC Bank",
      branch_name: "Pune",
      account_no,
      ifsc: "HDFC0000123",
    },
  });
  const stored = JSON.stringify(await db.selectFrom("audit").select("details").execute());
  expect(stored).toContain("•••7890");
  expect(stored).not.toContain(account_no);
});

test("letters that speak of who was erased are gone from the outbox (L2)", async () => {
  const buyer = await market.aBuyer({ name: "Zubeida Inviter" });
  await ask(companies.inviteUser, {
    token: buyer.token,
    body: { email: "colleague@firm.example", role: "viewer" },
  });
  await db
    .insertInto("messages")
    .values({
      channel: "mail",
      recipient: "office@rebale.example",
      subject: "Question",
      body: `Where is my lot?\n+91 ${buyer.mobile}`,
    })
    .execute();
  await erased(buyer);
  const left = JSON.stringify(await db.selectFrom("messages").select("body").execute());
  expect(left).not.toContain("Zubeida");
  expect(left).not.toContain(buyer.mobile);
});

test("looks at people, letters, bidders and bank accounts leave an entry, once in ten minutes (L3)", async () => {
  const moderator = await market.anAdmin("moderator");
  const as = { token: moderator.token };
  const seller = await market.aSeller();
  const { id } = await aLot(db, { sellerId: seller.id });
  const bidder = await market.aBuyer();
  await ask(auctions.placeBid, { token: bidder.token, body: { product_id: id, amount: 2000 } });
  for (let twice = 0; twice < 2; twice++) {
    await ask(office.users, as);
    await ask(office.sellers, as);
    await ask(office.outbox, as);
    await ask(auctions.biddersOfLot, { ...as, params: { id } });
  }
  const left = await db
    .selectFrom("audit")
    .select(["action", "subject", "lot_id"])
    .where("admin_id", "=", moderator.id)
    .orderBy("id")
    .execute();
  expect(left).toEqual([
    { action: "people read", subject: "users", lot_id: null },
    { action: "people read", subject: "sellers", lot_id: null },
    { action: "letters read", subject: "outbox", lot_id: null },
    { action: "bidders seen", subject: expect.stringContaining(`Lot ${id}: `), lot_id: id },
  ]);
});

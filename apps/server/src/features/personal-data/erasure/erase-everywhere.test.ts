import { accounts, companies, content, office, personalData } from "@rebale/contract";
import { expect, test } from "vitest";
import { createMarket, type SignedIn } from "../../../../test/app.ts";
import { appCode } from "../../../../test/app-code.ts";
import { anEmail } from "../../../../test/builders.ts";

const market = await createMarket();
const { ask, db } = market;
const owner = await market.anAdmin();
const { token } = owner;

/** The id of what they ask for. */
async function askErasure(member: SignedIn): Promise<string> {
  const { body } = await ask(personalData.askErasure, {
    token: member.token,
    body: { note: null },
  });
  return body.data.request?._id ?? "";
}
const decide = (id: string, as = token, decision: "erase" | "refuse" = "erase") =>
  ask(personalData.decideErasure, { token: as, params: { id }, body: { decision, reason: "No" } });
const audit = async (q: string) => (await ask(office.audit, { token, query: { q } })).body;

test("what a person wrote and was answered is exported, and empty once they are erased; notes are the office's, and empty too (W20)", async () => {
  const seller = await market.aSeller();
  const mobile = "9876501234";
  const visitor = { name: "Sita Iyer", email: seller.email, mobile, message: "Glass tubes?" };
  const place = { organisation: "Iyer & Co", city: "Pune", state: "Maharashtra" };
  await ask(content.contactQuery, { body: visitor });
  // As the link in a letter does: what was typed with an address is its holder's alone.
  await db
    .updateTable("users")
    .set({ email_verified_at: new Date() })
    .where("id", "=", seller.id)
    .execute();
  await ask(content.serviceRequest, { body: { ...visitor, ...place, service: "collection" } });
  await ask(content.contactQuery, {
    body: { ...visitor, email: anEmail(), name: "Somebody Else" },
  });
  const written = {
    reply: "We take them, Sita",
    received: "Thanks, yours Sita",
    note: "Sita calls",
  };
  for (const { list, reply, note } of [office.contactQueries, office.serviceRequests] as const) {
    const { body } = await ask(list as typeof office.contactQueries.list, { token });
    for (const { _id: id, version } of body.data) {
      const to = { token, params: { id } };
      await ask(reply, { ...to, body: { version, text: written.reply } });
      await ask(note, { ...to, body: { text: written.received, kind: "received" } });
      await ask(note, { ...to, body: { text: written.note } });
    }
  }
  const { body: own } = await ask(personalData.exportOwn, { token: seller.token });
  expect(own.data.held.enquiry_entries?.map(({ kind, text }) => [kind, text])).toEqual([
    ["reply", written.reply],
    ["received", written.received],
    ["reply", written.reply],
    ["received", written.received],
  ]);
  expect(own.data.not_shown.map(({ what }) => what)).toContain("Notes of the office on enquiries");

  expect((await decide(await askErasure(seller))).status).toBe(200);
  const texts = async (of: "question_id" | "request_id") =>
    (
      await db
        .selectFrom("enquiry_entries")
        .select(["text", of])
        .where(of, "is not", null)
        .orderBy("id")
        .execute()
    ).map(({ text }) => text);
  expect(await texts("request_id")).toEqual(["", "", ""]);
  // One of the two questions is somebody else's, and stays as it is.
  expect((await texts("question_id")).sort()).toEqual([
    "",
    "",
    "",
    ...Object.values(written).sort(),
  ]);
});

test("the audit's search does not find a name that an erasure has hidden, a person's or a company's (W20)", async () => {
  const buyer = await market.aBuyer({ name: "Gulabo Vanished" });
  const { body: own } = await ask(companies.readCompany, { token: buyer.token });
  const name = "Vanished Metals";
  await ask(companies.nameCompany, { token: buyer.token, body: { name } });
  for (const is_active of [false, true])
    await ask(office.reviewUser, {
      token,
      params: { id: String(buyer.id) },
      body: { is_active, reason: "Asked for it" },
    });
  const subjects = (await audit("gulabo vanished")).data.map(({ subject }) => subject);
  expect(subjects).toEqual(expect.arrayContaining([`Gulabo Vanished (${buyer.id})`]));
  expect((await audit(name)).data.length).toBeGreaterThan(0);
  const signedIn = { ...buyer, token: await market.proveMobile(buyer.mobile) };
  expect((await decide(await askErasure(signedIn))).status).toBe(200);
  for (const q of ["gulabo", "Vanished", name]) {
    const { data, totalpage } = await audit(q);
    expect([q, data, totalpage]).toEqual([q, [], 0]);
  }
  // The entries are still there, and found by what is shown of them.
  const shown = `Erased member (${buyer.id})`;
  const found = (await ask(office.audit, { token, query: { rows: "100" } })).body.data;
  const reviewed = found.filter(({ action }) => action.startsWith("buyer "));
  expect(reviewed.filter(({ subject }) => subject === shown)).toHaveLength(2);
  expect(found.map(({ subject }) => subject)).toContain(`company ${own.data?._id}: Erased company`);
  expect(JSON.stringify(found)).not.toMatch(/Vanished/);
  expect((await audit(`(${buyer.id})`)).data).toHaveLength(2);
});

test("whoever of the office has a second factor erases with a fresh code only, a member asks with one (W13, W20)", async () => {
  const withFactor = async (who: SignedIn) => {
    const { body } = await ask(accounts.beginSecondFactor, { token: who.token, body: {} });
    const { secret } = body.data;
    const confirmed = { token: who.token, body: { code: appCode(secret) } };
    expect((await ask(accounts.confirmSecondFactor, confirmed)).status).toBe(200);
    return { ...who, secret };
  };
  const plain = await askErasure(await market.aBuyer());
  const moderator = await withFactor(await market.anAdmin("moderator"));
  const member = await withFactor(await market.aBuyer());
  const later = Date.now() + 400_000;
  await market.setTime(new Date(later));
  try {
    const asked = await ask(personalData.askErasure, { token: member.token, body: { note: null } });
    expect([asked.status, asked.body]).toMatchObject([403, { code: "code_needed" }]);
    for (const decision of ["erase", "refuse"] as const) {
      const { status, body } = await decide(plain, moderator.token, decision);
      expect([status, body]).toMatchObject([403, { code: "code_needed" }]);
    }
    const code = appCode(moderator.secret, later);
    await ask(accounts.stepUp, { token: moderator.token, body: { code } });
    expect((await decide(plain, moderator.token)).body.data).toMatchObject({ status: "done" });
    const [entry] = (await audit("account erased")).data;
    expect(entry).toMatchObject({ who: moderator.name });
  } finally {
    await market.setTime(null);
  }
});

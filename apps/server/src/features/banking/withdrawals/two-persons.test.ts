import { accounts, banking, companies, office, operations } from "@rebale/contract";
import { expect, test } from "vitest";
import { createMarket, type SignedIn } from "../../../../test/app.ts";
import { aBankAccount, aDepositor } from "../../../../test/bank.ts";
import { aMobile, anEmail, PASSWORD } from "../../../../test/builders.ts";

const market = await createMarket();
const { ask, db } = market;
/** The password of invited colleagues: no published one. */
const OWN = "Bale-After-Bale-27";
let at = new Date("2026-11-25T06:30:00Z").getTime();
const later = (hours: number) => {
  at += hours * 3_600_000;
  return market.setTime(new Date(at));
};
await later(0);
const [chief, finance] = [await market.anAdmin(), await market.anAdmin("finance")];

const owner = await aDepositor(market, 90_000);
const account = await aBankAccount(market, owner, finance);
async function asked(): Promise<string> {
  await market.proveAgain(owner);
  const body = { amount: 100, from: "deposit", bank_account_id: account } as const;
  return (await ask(banking.askWithdrawal, { token: owner.token, body })).body.data._id;
}
const decide = (by: Pick<SignedIn, "token">, id: string, decision: "approve" | "release") =>
  ask(banking.decideWithdrawal, {
    ...{ token: by.token, params: { id }, body: { decision, reason: null } },
  });
const codeOf = async (call: ReturnType<typeof decide>) => (await call).body.code ?? "done";

/** Signs in to the office with a link that somebody in it has sent. */
async function invitedBy({ token }: SignedIn): Promise<SignedIn> {
  const email = anEmail();
  await ask(office.inviteColleague, { token, body: { email, role: "finance" } });
  const { secret } = await db
    .selectFrom("messages")
    .select("secret")
    .where("recipient", "=", email)
    .executeTakeFirstOrThrow();
  const body = { token: secret ?? "", name: "Second", password: OWN };
  expect((await ask(office.acceptInvitation, { body })).status).toBe(200);
  const signed = await ask(accounts.adminLogin, { body: { email, password: OWN } });
  return { ...chief, email, token: signed.body.data ?? "" };
}
const again = async ({ email }: SignedIn, password = PASSWORD) =>
  (await ask(accounts.adminLogin, { body: { email, password } })).body.data ?? "";

test("an owner who approves a payout and lets a second address of their own in releases nothing: not at once, nor within a week (X04)", async () => {
  const id = await asked();
  expect(await codeOf(decide(chief, id, "approve"))).toBe("done");
  const second = await invitedBy(chief);
  expect(await codeOf(decide(second, id, "release"))).toBe("colleague_too_new");
  await later(25);
  const token = await again(second, OWN);
  expect(await codeOf(decide({ token }, id, "release"))).toBe("second_person_needed");
  await later(7 * 24);
  expect(await codeOf(decide({ token: await again(second, OWN) }, id, "release"))).toBe("done");
});

test("what somebody approved who has left the office since is approved anew, by whoever is not alone (X04)", async () => {
  const id = await asked();
  const leaver = await market.anAdmin("finance");
  expect(await codeOf(decide(leaver, id, "approve"))).toBe("done");
  const owners = { token: await again(chief) };
  const left = await ask(office.removeColleague, { ...owners, params: { id: leaver.id } });
  expect(left.status).toBe(200);
  const desk = { token: await again(finance) };
  const released = await decide(desk, id, "release");
  expect([released.status, released.body.data.state]).toEqual([200, "approved"]);
  expect(await codeOf(decide(desk, id, "release"))).toBe("second_person_needed");
  expect(await codeOf(decide(owners, id, "release"))).toBe("done");
});

test("a session of sixteen minutes ago lets no money, no person and no phone out or in (X06)", async () => {
  const id = await asked();
  await later(16 / 60);
  const of = { token: owner.token };
  const body = { amount: 100, from: "deposit", bank_account_id: account } as const;
  const fields = { holder: "Thief", account_no: "987654321", ifsc: "HDFC0000001" };
  const refused = [
    await ask(banking.askWithdrawal, { ...of, body }),
    await ask(banking.removeBankAccount, { ...of, params: { id: account } }),
    await market.send(banking.addBankAccount, owner.token, [], fields),
    await ask(companies.inviteUser, { ...of, body: { mobile: aMobile(), role: "owner" } }),
  ];
  expect(refused.map((each) => each.body.code)).toEqual(refused.map(() => "proof_needed"));
  await market.proveAgain(owner);
  expect((await ask(banking.askWithdrawal, { ...of, body })).status).toBe(200);
  expect(id).not.toBe("");
});

test("whatever lets the office move money asks for a fresh code (X06)", () => {
  const moving = operations.filter(
    ({ may }) => may === "money.match" || may === "money.approve" || may === "money.reverse",
  );
  expect(moving.length).toBeGreaterThan(9);
  expect(moving.filter((each) => !("fresh" in each && each.fresh))).toEqual([]);
});

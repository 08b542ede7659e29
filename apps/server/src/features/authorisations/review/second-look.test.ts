import { accounts, authorisations, irregularities } from "@rebale/contract";
import { expect, test } from "vitest";
import { createMarket } from "../../../../test/app.ts";
import { appCode } from "../../../../test/app-code.ts";
import { companyOf } from "../../../../test/authorised.ts";

const market = await createMarket();
const { ask, db } = market;
const [owner, colleague] = [await market.anAdmin(), await market.anAdmin("moderator")];

let count = 0;
/** One that was sent while the rule asked for two people, or did not. */
async function sent(needs_second_look: boolean): Promise<string> {
  const buyer = await market.aBuyer();
  const company_id = await companyOf(market, buyer);
  const file = `paper-${++count}.pdf`;
  await db
    .insertInto("company_documents")
    .values({ file, company_id, media_type: "application/pdf" })
    .execute();
  const { id } = await db
    .insertInto("authorisations")
    .values({
      company_id,
      stream: "batteries",
      kind: "battery_recycler",
      number: `N-${count}`,
      issuer: "CPCB",
      valid_from: "2026-04-01",
      valid_to: "2031-03-31",
      capacity_grams: 5_000_000_000,
      document: file,
      sent_by: buyer.id,
      needs_second_look,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return String(id);
}
const accept = (id: string, { token }: { token: string }) =>
  ask(authorisations.reviewAuthorisation, {
    token,
    params: { id },
    body: { decision: "accept", reason: null },
  });
const setLimit = (second_look_kg: number, { token } = owner) =>
  ask(authorisations.changeMarketRules, { token, body: { second_look_kg } });

test("an owner alone cannot change the rule and accept what waits for a second person (finding M6)", async () => {
  const id = await sent(true);
  expect((await accept(id, owner)).body.data).toMatchObject({ status: "waiting" });
  expect((await setLimit(10_000_000)).status).toBe(200);
  expect((await accept(id, owner)).body.code).toBe("second_look_needed");
  await setLimit(1_000_000);
  expect((await accept(id, colleague)).body.data.status).toBe("accepted");
});

test("a rule that asks for more holds for what waits, too (finding M6)", async () => {
  const id = await sent(false);
  await setLimit(1_000);
  expect((await accept(id, owner)).body.data.status).toBe("waiting");
  await setLimit(1_000_000);
});

test("who joined the office less than a day ago is neither of the two (finding M6)", async () => {
  const newcomer = await market.anAdmin("moderator");
  await db
    .updateTable("office_users")
    .set({ since: new Date() })
    .where("user_id", "=", newcomer.id)
    .execute();
  const id = await sent(true);
  expect((await accept(id, newcomer)).body.code).toBe("colleague_too_new");
  await accept(id, owner);
  expect((await accept(id, newcomer)).body.code).toBe("colleague_too_new");
  await db
    .updateTable("office_users")
    .set({ since: new Date(Date.now() - 25 * 3_600_000) })
    .where("user_id", "=", newcomer.id)
    .execute();
  expect((await accept(id, newcomer)).body.data.status).toBe("accepted");
});

test("rules of the office ask who has a second factor for a fresh code (finding M6)", async () => {
  const careful = await market.anAdmin();
  const { token } = careful;
  const begun = await ask(accounts.beginSecondFactor, { token, body: {} });
  const code = appCode(begun.body.data.secret);
  await ask(accounts.confirmSecondFactor, { token, body: { code } });
  await market.setTime(new Date(Date.now() + 6 * 60_000));
  expect((await setLimit(2_000_000, careful)).body.code).toBe("code_needed");
  const changed = await ask(irregularities.changeIrregularityRules, {
    token,
    body: { voids_least: 4 },
  });
  expect(changed.body.code).toBe("code_needed");
  await market.setTime(null);
});

import { accounts } from "@rebale/contract";
import { expect, test } from "vitest";
import { createMarket, marketOf } from "../../../test/app.ts";
import { aMobile } from "../../../test/builders.ts";
import { accountDeps } from "./account-deps.ts";
import { ensureAdmin } from "./index.ts";
import { sweepAccounts } from "./sweep-accounts.ts";

const market = await createMarket(marketOf());

test("the first admin comes from the configuration, once, also when nodes start together; a changed password stays", async () => {
  const config = {
    ...market.deps.config,
    ADMIN_EMAIL: "Boss@rebale.example",
    ADMIN_PASSWORD: "first-password-2026",
  };
  await Promise.all(Array.from({ length: 4 }, () => ensureAdmin({ ...market.deps, config })));
  await ensureAdmin({
    ...market.deps,
    config: { ...config, ADMIN_PASSWORD: "other-password-2026" },
  });
  const signIn = (password: string) =>
    market.ask(accounts.adminLogin, { body: { email: "boss@rebale.example", password } });
  expect((await signIn("first-password-2026")).body.user).toMatchObject({ type: "admin" });
  expect((await signIn("other-password-2026")).status).toBe(401);
});

test("the sweep throws away expired sessions and codes a day old, and nothing that still counts", async () => {
  const { token } = await market.aBuyer();
  await market.proveMobile(aMobile());
  const count = async (table: "sessions" | "otp_codes") =>
    (await market.db.selectFrom(table).select("created_at").execute()).length;
  const before = [await count("sessions"), await count("otp_codes")];
  await sweepAccounts(accountDeps(market.deps));
  expect([await count("sessions"), await count("otp_codes")]).toEqual(before);

  await market.setTime(new Date(Date.now() + 25 * 3_600_000));
  await sweepAccounts(accountDeps(market.deps));
  await market.setTime(null);
  expect(await count("otp_codes")).toBe(0);
  expect((await market.ask(accounts.readProfile, { token })).status).toBe(200);
});

import { accounts } from "@rebale/contract";
import { expect, test } from "vitest";
import { marketOf, openMarket } from "../../../test/app.ts";
import { aMobile, aSellerForm, PASSWORD } from "../../../test/builders.ts";

const market = await openMarket(marketOf());

test("a new phone is proven, registers as a buyer and is signed in at once (S4.2, S4.3, S7.6, S7.7, S7.8)", async () => {
  const mobile = aMobile();
  const sent = await market.ask(accounts.enterMobile, { body: { mobile } });
  expect(sent.body.message).toBe("User Not Exists");
  expect(sent.body.data.demo_otp).toMatch(/^\d{4}$/);

  const verified = await market.ask(accounts.verifyOtp, { body: { mobile, otp: sent.body.data.demo_otp ?? "" } });
  expect(verified.body).toMatchObject({ is_success: "1", token: verified.body.data.token, data: { registered: false, type: null } });

  const registered = await market.ask(accounts.register, {
    token: verified.body.token,
    body: { name: "Asha", contact: { mobile }, login_type: { isBuyer: true, isSeller: false } },
  });
  expect(registered.body).toMatchObject({ is_success: 1, message: "Register Succesfully" });
  const profile = await market.ask(accounts.readProfile, { token: registered.body.data.token });
  expect(profile.body.data).toMatchObject({ name: "Asha", contact: { country_code: "+91", mobile }, login_type: { isBuyer: true, isSeller: false } });
  expect((await market.ask(accounts.enterMobile, { body: { mobile } })).body.message).toBe("User Exists");
});

test("a seller waits for activation, then signs in by email and password (S2.38, S4.4, S6.3, S7.10)", async () => {
  const waiting = await market.aWaitingSeller();
  const refused = await market.ask(accounts.login, { body: { email: waiting.email, password: PASSWORD } });
  expect(refused).toMatchObject({ status: 403, body: { code: "waiting_for_activation" } });
  const mail = await market.db.selectFrom("messages").selectAll().where("recipient", "=", waiting.email).execute();
  expect(mail).toHaveLength(1);

  await market.db.updateTable("users").set({ status: "active" }).where("id", "=", waiting.id).execute();
  const signedIn = await market.ask(accounts.login, { body: { email: waiting.email, password: PASSWORD } });
  expect(signedIn.body.user).toMatchObject({ type: "seller", name: waiting.name });
  expect((await market.ask(accounts.sellerDashboard, { token: signedIn.body.data })).body.data.total_products).toBe(0);
});

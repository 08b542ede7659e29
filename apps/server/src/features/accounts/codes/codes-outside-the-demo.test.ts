import { accounts, office } from "@rebale/contract";
import pino from "pino";
import { expect, test } from "vitest";
import { createMarket, marketOf } from "../../../../test/app.ts";
import { appCode } from "../../../../test/app-code.ts";
import { allTemplates, aMobile } from "../../../../test/builders.ts";
import { notificationRoutes } from "../../notifications/index.ts";

const real = {
  DEMO: "0",
  DATABASE_URL: "postgres://localhost/none",
  SMTP_URL: "smtp://localhost",
  SMS_URL: "https://sms.example.org",
  SMS_TOKEN: "t",
  SMS_TEMPLATES: allTemplates,
  PUBLIC_URL: "https://rebale.example",
  ADMIN_EMAIL: "office@rebale.example",
  ADMIN_PASSWORD: "a-long-password",
  RATE_CODES_PER_PHONE: "3",
  CODE_PEPPERS: "a-pepper-of-the-tests",
  SECRET_KEYS: "a-key-of-the-tests",
};
const logged: string[] = [];
const log = pino({ level: "trace" }, { write: (line) => void logged.push(line) });
const market = await createMarket((deps) => marketOf(notificationRoutes)({ ...deps, log }), real);

const codeOf = async (mobile: string) => {
  const sms = await market.db
    .selectFrom("messages")
    .select("secret")
    .where("recipient", "=", mobile)
    .orderBy("id", "desc")
    .executeTakeFirstOrThrow();
  return sms.secret ?? "";
};

test("outside the demo the code is in the SMS only: not in the reply, the log or the outbox", async () => {
  const mobile = aMobile();
  const { body } = await market.ask(accounts.enterMobile, { body: { mobile } });
  const code = await codeOf(mobile);
  expect(code).toMatch(/^\d{4}$/);
  expect(body.data).toEqual({ registered: false, expires_in: 300 });
  expect(logged.join()).not.toContain(mobile);
  expect(logged.join()).not.toContain("code");

  const admin = await market.anAdmin();
  const begun = await market.ask(accounts.beginSecondFactor, { token: admin.token, body: {} });
  const appShows = appCode(begun.body.data.secret);
  await market.ask(accounts.confirmSecondFactor, { token: admin.token, body: { code: appShows } });
  const shown = await market.ask(office.outbox, { token: admin.token, query: { q: mobile } });
  expect(shown.body.data[0]?.body).toMatch(/^•••• is your Rebale code/);
});

test("a phone gets so many codes in a quarter of an hour, then 429 with the seconds to wait", async () => {
  const mobile = aMobile();
  const answers = [];
  for (let i = 0; i < 4; i++)
    answers.push(await market.ask(accounts.enterMobile, { body: { mobile } }));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 429]);
  expect(answers[3]?.body.code).toBe("otp_too_many");
  expect(Number(answers[3]?.headers["retry-after"])).toBeGreaterThan(800);
});

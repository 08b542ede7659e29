import { createHash } from "node:crypto";
import { afterAll, expect, inject, test } from "vitest";
import { quiet, startMarket } from "./market.ts";
import type { Reply } from "./parts/api.ts";
import { arrivesAt, seen, words } from "./parts/page.ts";
import { createStage } from "./parts/stage.ts";

/** Many honest people behind one address, and somebody among them who means no good. */

const market = await startMarket(
  { ...quiet, RATE_CODES_PER_PHONE: "5", RATE_CODES_PER_ADDRESS: "3", RATE_WRONG_GUESSES: "20" },
  inject("freshMarket"),
);
const { api, visit, close } = await createStage(market.url);
afterAll(async () => {
  await close();
  await market.stop();
});

let last = Date.now() % 100_000_000;
const aNewNumber = () => `98${String(last++).padStart(8, "0")}`;
const askCode = (mobile: string, headers: Record<string, string> = {}): Promise<Reply> =>
  api.call("POST", "/user/enter-mobile", { body: { mobile }, headers });

function workedOut({ token, bits }: { token: string; bits: number }): string {
  for (let n = 0; ; n++) {
    const text = `${token}:${n}`;
    const found = createHash("sha256").update(text).digest().readUInt32BE(0);
    if (found >>> (32 - bits) === 0) return text;
  }
}
/** One more than its neighbours may, without work. */
async function useUpTheNetwork(): Promise<Reply> {
  for (;;) {
    const reply = await askCode(aNewNumber());
    if (reply.status !== 200) return reply;
  }
}

test("a newcomer on a crowded network reads why it takes a moment, and logs in (X07)", async () => {
  await useUpTheNetwork();
  const page = await visit("/login/buyer");
  await page.getByLabel("Mobile number").fill("9000000002");
  await page.getByRole("button", { name: "Send code" }).click();
  await seen(page.getByText("Many people use your network now"));
  const code = await words(page.getByText(/Your code is/));
  await page.getByLabel("4-digit code").fill(code.replace(/\D/g, ""));
  await arrivesAt(page, "/dashboard");
  const [device] = (await page.context().cookies(`${market.url}/api`)).filter(
    ({ name }) => name === "rebale-device",
  );
  expect(device).toMatchObject({ httpOnly: true, path: "/api", sameSite: "Strict" });
});

test("an attacker there gets no more than work is worth: answers count once, and end (X07)", async () => {
  const refused = await useUpTheNetwork();
  expect(refused.body).toMatchObject({ is_success: 0, code: "otp_too_many", data: null });
  expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
  const answer = workedOut(refused.body.challenge);
  const victim = aNewNumber();
  expect((await askCode(victim, { "x-challenge": `${answer}1` })).status).toBe(429);
  expect((await askCode(victim, { "x-challenge": answer })).status).toBe(200);
  expect((await askCode(victim, { "x-challenge": answer })).status).toBe(429);

  let sent = 1;
  for (let i = 0; i < 8; i++) {
    const { body } = await askCode(victim);
    if (!body.challenge) break;
    const again = await askCode(victim, { "x-challenge": workedOut(body.challenge) });
    if (again.status === 200) sent++;
  }
  expect(sent).toBe(5);
  let others = 0;
  for (let i = 0; i < 40; i++) {
    const { body } = await askCode(aNewNumber());
    if (!body.challenge) break;
    const again = await askCode(aNewNumber(), { "x-challenge": workedOut(body.challenge) });
    if (again.status !== 200) break;
    others++;
  }
  expect(others).toBeLessThanOrEqual(30);
});

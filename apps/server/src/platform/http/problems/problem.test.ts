import { accounts } from "@rebale/contract";
import { placeBid } from "@rebale/contract/auctions";
import { ShopQuery } from "@rebale/contract/listings";
import fastify from "fastify";
import { expect, test } from "vitest";
import { parse } from "../endpoint.ts";
import { answerProblem } from "./answer-problem.ts";
import { Problem } from "./problem.ts";

test("a refusal carries no stack, and leaves those of bugs alone", () => {
  const before = Error.stackTraceLimit;
  expect(new Problem("bid_too_low").stack).not.toContain("problem.test");
  expect(Error.stackTraceLimit).toBe(before);
  expect(new Error("a bug").stack).toContain("problem.test");
});

/** The answer to a caller of this language. */
async function answered(refuse: () => unknown, language: string) {
  const app = fastify();
  app.setErrorHandler(answerProblem);
  app.get("/", async () => refuse());
  const reply = await app.inject({ url: "/", headers: { "accept-language": language } });
  return reply.json<{ message: string; errors: { path: string; msg: string }[] }>();
}

const ledBy = { en: "Your company leads (Suresh)", hi: "आपकी कंपनी आगे है (Suresh)" };
test.each<[hi: string, refuse: () => unknown]>([
  [
    "दशमलव के बाद ज़्यादा से ज़्यादा दो अंक लिखिए",
    () => parse(placeBid.body, { product_id: "1", amount: "1.234" }),
  ],
  ["यह id नहीं है", () => parse(placeBid.body, { product_id: "x", amount: 1 })],
  ["ज़्यादा से ज़्यादा 100 अक्षर रखिए", () => parse(ShopQuery, { q: "x".repeat(101) })],
  ["सूची में से राज्य चुनिए", () => parse(ShopQuery, { state: "Texas" })],
  [
    "नाम में ज़्यादा से ज़्यादा 80 अक्षर चलेंगे",
    () => parse(accounts.join.body, { name: "x".repeat(81), accepts_policies: true }),
  ],
  ["ऑब्जेक्ट भेजिए", () => parse(accounts.join.body, null)],
  [
    ledBy.hi,
    () => {
      throw new Problem("company_leads", { path: "product_id", msg: ledBy });
    },
  ],
])("a refused field is said in the language of who reads it: %s (trader d)", async (hi, refuse) => {
  const hindi = await answered(refuse, "hi-IN");
  const english = await answered(refuse, "en-IN,hi;q=0.5");
  expect([hindi.message, hindi.errors[0]?.msg]).toEqual([hi, hi]);
  expect(english.message).toMatch(/^[\x20-\x7e]+$/);
  expect(english.errors.map(({ path }) => path)).toEqual(hindi.errors.map(({ path }) => path));
});

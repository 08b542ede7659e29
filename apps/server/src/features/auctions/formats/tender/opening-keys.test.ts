import { expect, test } from "vitest";
import { createMarket } from "../../../../../test/app.ts";
import { readConfig } from "../../../../platform/config.ts";
import { publicHalfOf } from "../../../../platform/x25519.ts";
import { openingKeys } from "./opening-keys.ts";

const { db } = await createMarket();
const keysOf = (env: Record<string, string>) => {
  const config = { ...readConfig({ DEMO: "1", ...env }) };
  return openingKeys({ db, config })();
};
const [key, older] = [7, 8].map((n) => Buffer.alloc(32, n).toString("base64")) as [string, string];

test("the demo makes a pair once, which all its nodes have", async () => {
  const [one, other] = await Promise.all([keysOf({}), keysOf({})]);
  expect(one?.privateKeys).toHaveLength(1);
  expect(one?.publicKey).toBe(publicHalfOf(one?.privateKeys[0] ?? ""));
  expect(other).toEqual(one);
});

test("a node with OPENING_KEYS seals for the newest and opens what was sealed for any", async () => {
  expect(await keysOf({ OPENING_KEYS: `${key} ${older}` })).toEqual({
    publicKey: publicHalfOf(key),
    privateKeys: [key, older],
  });
});

test("a node with OPENING_PUBLIC alone takes tenders and opens none", async () => {
  const url = Buffer.from(publicHalfOf(key), "base64").toString("base64url");
  expect(await keysOf({ OPENING_PUBLIC: url })).toEqual({
    publicKey: publicHalfOf(key),
    privateKeys: [],
  });
});

test("outside the demo nothing is made: without keys no lot is sold by tender", async () => {
  const config = { ...readConfig({}), demo: false };
  expect(await openingKeys({ db, config })()).toBeNull();
});

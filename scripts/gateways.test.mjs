import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { GATEWAYS, REAL_GATEWAYS } from "../packages/contract/src/values/gateways.ts";
import { root } from "./run.mjs";

const folder = "apps/server/src/features/payments/gateways";
const sources = globSync(
  [
    "{apps/*/src,packages/contract/src,lab,bench,e2e}/**/*.{ts,tsx}",
    "apps/server/migrations/*.sql",
  ],
  { cwd: root, exclude: ["**/*.test.*", "**/node_modules/**"] },
).map((file) => ({ file, text: readFileSync(join(root, file), "utf8") }));

/** Where every gateway is listed: each of these does not compile, or not pass, without one. */
const lists = [
  "packages/contract/src/values/gateways.ts",
  `${folder}/gateways.ts`,
  "apps/web/src/features/wallet/paying/gateways/checkouts.ts",
];
/** Files that name the first gateway for good: published or stored before there was another. */
const firsts = {
  razorpay: [
    // It signs and writes as Razorpay does.
    `${folder}/demo/`,
    "apps/server/src/features/payments/demo-checkout.ts",
    "apps/server/src/features/banking/transfers/take-unordered.ts",
    "apps/server/migrations/0490-withdrawals-by-gateway.sql",
  ],
};
/** Fields of the API, which stay as they are. */
const published = /razorpay_(order_id|payment_id|signature)/g;

/** Files that name a gateway and are neither its own nor a list of all. */
const strangers = (name, all) =>
  all
    .filter(({ text }) => text.replaceAll(published, "").toLowerCase().includes(name))
    .map(({ file }) => file)
    .filter((file) => !file.split("/").some((part) => part.split(/[.-]/).includes(name)))
    .filter((file) => !lists.includes(file))
    .filter((file) => !(firsts[name] ?? []).some((known) => file.startsWith(known)));

test.each(REAL_GATEWAYS)("nothing outside its own files knows %s, but the lists of all", (name) => {
  expect(strangers(name, sources)).toEqual([]);
});

test("a file that asks for one gateway by its name is named", () => {
  const [own, asks] = [
    { file: `${folder}/other/call-other.ts`, text: "other" },
    { file: "apps/server/src/features/wallet/wallet.routes.ts", text: 'gateway === "Other"' },
  ];
  expect(strangers("other", [own, asks])).toEqual([asks.file]);
});

const files = (pattern) => globSync(pattern, { cwd: root, exclude: ["**/*.test.*"] });

test.each(GATEWAYS)("%s has its folder of six files at most, with its one value", (name) => {
  const own = files(`${folder}/${name}/*.ts`);
  expect(own).toContain(`${folder}/${name}/${name}.ts`);
  // Razorpay's rules of settlements and signatures are the demo's, too.
  expect(own.length).toBeLessThanOrEqual(name === "razorpay" ? 7 : 6);
});

test.each(REAL_GATEWAYS)("%s has its checkout, stand-in and words for operators", (name) => {
  expect(files(`apps/web/src/features/wallet/paying/gateways/${name}.ts`)).toHaveLength(1);
  expect(files(`apps/server/test/${name}.ts`)).toHaveLength(1);
  expect(readFileSync(join(root, "README.md"), "utf8")).toContain(`\`${name}\``);
});

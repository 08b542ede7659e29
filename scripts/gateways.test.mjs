import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { GATEWAYS } from "../packages/contract/src/payments.ts";
import { root } from "./run.mjs";

/** "demo" is also a kind of market, and has no checkout, keys or addresses of its own. */
const real = GATEWAYS.filter((name) => name !== "demo");
const places = globSync(
  ["{apps/*/src,packages/contract/src}/**/*.ts*", "README.md", "ops/**/*.{md,yml,env}"],
  { cwd: root, exclude: ["**/*.test.*"] },
).map((file) => ({ file, text: readFileSync(join(root, file), "utf8") }));
/** What was checked once is not edited: a later migration knows more. */
const migrations = {
  file: "apps/server/migrations",
  text: globSync("apps/server/migrations/**/*.sql", { cwd: root })
    .map((file) => readFileSync(join(root, file), "utf8"))
    .join("\n"),
};

/** What names one gateway and not another, unless it is that gateway's own. */
const forgetful = (names, all) =>
  all.flatMap(({ file, text }) => {
    const missing = names.filter((name) => !new RegExp(name, "i").test(text));
    const isOwn = names.some((name) => file.includes(name));
    return isOwn || missing.length === names.length
      ? []
      : missing.map((name) => `${file}: ${name}`);
  });

test("what names one payment gateway names each of them", () => {
  expect(forgetful(real, [...places, migrations])).toEqual([]);
});

test("every payment gateway has its folder, and the table of payments takes it", () => {
  const checks = [...migrations.text.matchAll(/gateway in \(([^)]*)\)/g)];
  for (const name of GATEWAYS) {
    const folder = `apps/server/src/features/payments/gateway/${name}/`;
    expect(places.filter(({ file }) => file.startsWith(folder))).not.toEqual([]);
    expect(checks.at(-1)?.[1]).toContain(`'${name}'`);
  }
});

test("a list that a new gateway is missing from is named", () => {
  const [list, own] = [
    { file: "words.ts", text: "razorpay" },
    { file: "razorpay.ts", text: "" },
  ];
  expect(forgetful([...real, "other"], [list, own])).toEqual(["words.ts: other"]);
  expect(forgetful([...real, "other"], [...places, migrations]).length).toBeGreaterThan(8);
});

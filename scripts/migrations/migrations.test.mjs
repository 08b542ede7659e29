import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { findLocks } from "./locks.mjs";

const found = findLocks(fileURLToPath(new URL("fixtures", import.meta.url)));

/** The rules that refuse each fixture. */
const refused = {
  "01-index": ["require-concurrent-index-creation"],
  "02-index-dropped": ["require-concurrent-index-deletion"],
  "03-column-type": ["changing-column-type"],
  "04-not-null": ["adding-not-nullable-field"],
  "05-check": ["constraint-missing-not-valid"],
  "06-validated-at-once": ["constraint-missing-not-valid"],
  "07-volatile-default": ["adding-field-with-default"],
  "08-foreign-key": ["adding-foreign-key-constraint"],
  "09-unique": ["constraint-missing-not-valid", "disallowed-unique-constraint"],
  "10-renamed": ["renaming-column"],
  "11-dropped": ["ban-drop-column"],
  "12-whole-table": ["whole-table"],
  "13-concurrent-in-transaction": ["concurrently-in-transaction"],
  "14-several-statements": ["one-statement"],
};

test("a migration that would hold up bidding is refused, and one that would not is not (U7)", () => {
  const rules = Object.groupBy(found, ({ file }) => file.replace(".sql", ""));
  expect(
    Object.fromEntries(
      Object.entries(rules).map(([file, faults]) => [file, faults.map(({ rule }) => rule)]),
    ),
  ).toEqual(refused);
});

test("what is refused is named with its line (U7)", () => {
  expect(found.find(({ rule }) => rule === "whole-table")).toMatchObject({
    file: "12-whole-table.sql",
    line: 2,
  });
});

import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { SMS_KINDS } from "../platform/mail/sms-templates.ts";

test("every SMS is printed for its registration, a line each; codes end with the line that ties them to the site (TB14)", () => {
  const command = fileURLToPath(new URL("sms-texts.ts", import.meta.url));
  const { stdout, status } = spawnSync(process.execPath, [command], { encoding: "utf8" });
  expect(status).toBe(0);
  const texts = new Map(
    stdout
      .trim()
      .split("\n")
      .map((line) => line.split("\t") as [string, string]),
  );
  expect([...texts.keys()].sort()).toEqual(
    SMS_KINDS.flatMap((kind) => [`${kind}.en`, `${kind}.hi`]).sort(),
  );
  for (const template of ["code.en", "code.hi", "sign.en", "sign.hi"])
    expect(texts.get(template)).toMatch(/^\{#var#\} .*\\n\\n@\{#var#\} #\{#var#\}$/);
});

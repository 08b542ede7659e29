import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

const command = fileURLToPath(new URL("sms-texts.ts", import.meta.url));
function printed(...of: string[]): Map<string, string> {
  const { stdout, status } = spawnSync(process.execPath, [command, ...of], { encoding: "utf8" });
  expect(status).toBe(0);
  const lines = stdout.trim().split("\n");
  const texts = new Map(lines.map((line) => line.split("\t") as [string, string]));
  expect(texts.size).toBe(lines.length);
  return texts;
}

test("every SMS is printed for its registration, a line each; codes end with the line that ties them to the site (TB14)", () => {
  const texts = printed();
  expect(texts.get("won.en")).toBe(
    'You won the auction. Your bid of {#var#} won "{#var#}". The sale\'s page says how and by when to pay, and when to lift. - Rebale',
  );
  for (const template of ["code.en", "code.hi", "sign.en", "sign.hi"])
    expect(texts.get(template)).toMatch(/^\{#var#\} .*\\n\\n@\{#var#\} #\{#var#\}$/);
});

test("with the market's address its links are words of the text (R94)", () => {
  expect(printed("https://rebale.in/").get("driver_booked.hi")).toMatch(
    /: https:\/\/rebale\.in\/trip\/\{#var#\}$/,
  );
});

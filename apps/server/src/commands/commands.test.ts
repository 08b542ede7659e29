import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { type AddressInfo, createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, onTestFinished, test } from "vitest";
import { testDatabase } from "../../test/database.ts";

/** As an operator does in a shell of its own. */
function run(command: string, args: string[], env: Record<string, string>) {
  const program = fileURLToPath(new URL(`./${command}.ts`, import.meta.url));
  const child = spawn(process.execPath, [program, ...args], {
    env: { PATH: process.env.PATH ?? "", ...env },
  });
  let output = "";
  for (const stream of [child.stdout, child.stderr])
    stream.on("data", (piece: Buffer) => {
      output += piece.toString();
    });
  return new Promise<{ code: number | null; output: string }>((done) =>
    child.on("close", (code) => done({ code, output })),
  );
}

test.each([
  ["verify-ledger", []],
  ["verify-journal", []],
  ["invite-owner", ["owner@example.org"]],
])("%s makes no database where there is none, and says so (H3)", async (command, args) => {
  const folder = mkdtempSync(join(tmpdir(), "rebale-no-market-"));
  const { code, output } = await run(command, args, { DATA_DIR: folder });
  expect([code, output]).toEqual([1, expect.stringContaining(`There is no market in ${folder}`)]);
  expect(existsSync(join(folder, "database", "cluster"))).toBe(false);
});

test.each([
  ["verify-ledger", [], /Whole: 0 entries/],
  ["verify-journal", [], /Whole: 0 entries, 10 accounts, 0 closed days/],
  ["invite-owner", ["owner@example.org"], /becomes an owner/],
] as const)(
  "%s names the database that it spoke to, without its password (H3)",
  async (command, args, answer) => {
    const url = await testDatabase();
    const { host, pathname, password } = new URL(url);
    const { code, output } = await run(command, [...args], { DATABASE_URL: url });
    expect([code, output]).toEqual([0, expect.stringContaining(`Database: ${host}${pathname}`)]);
    expect(output).toMatch(answer);
    if (password) expect(output).not.toContain(password);
  },
);

test.each([
  [{}, 0, ""],
  [
    { DEMO: "0" },
    1,
    "these must be set: DATABASE_URL, SMTP_URL, SMS_URL, SMS_TOKEN, PUBLIC_URL, CODE_PEPPERS, SECRET_KEYS",
  ],
  [{ PORT: "high" }, 1, "Rebale cannot start: Environment variable PORT"],
] as const)(
  "settings are looked at before anything is built: %j (H3)",
  async (env, status, words) => {
    const { code, output } = await run("check-settings", [], env);
    expect([code, output]).toEqual([status, expect.stringContaining(words)]);
  },
);

test.each(["check-settings", "../main"])(
  "%s says that the port is in use before a database is made (V38)",
  async (command) => {
    const taken = createServer().listen(0, "127.0.0.1");
    await once(taken, "listening");
    onTestFinished(() => void taken.close());
    const { port } = taken.address() as AddressInfo;
    const folder = mkdtempSync(join(tmpdir(), "rebale-port-"));
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
    const env = { PORT: String(port), HOST: "127.0.0.1", DATA_DIR: folder };
    const { code, output } = await run(command, [], env);
    const words = `Rebale cannot start: Port ${port} is in use. Set PORT to another one\n`;
    expect([code, output]).toEqual([1, words]);
    expect(readdirSync(folder)).toEqual([]);
  },
);

import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer as createHttpServer } from "node:http";
import { type AddressInfo, createServer, type Server } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, expect, inject, test } from "vitest";
import { publicHalfOf } from "../../apps/server/src/platform/x25519.ts";
import { testDatabase } from "../../apps/server/test/database.ts";
import { startObjectStore } from "../../apps/server/test/object-store.ts";
import { dropDatabase, onDatabase, runSql } from "../../apps/server/test/sql.ts";
import { examine, type Recipients } from "./doctor.ts";

const folder = mkdtempSync(join(tmpdir(), "rebale-doctor-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function listen(server: Server): Promise<string> {
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  afterAll(() => server.close());
  return `127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const mails: string[] = [];
/** It lets in whoever knows the password, and tells others what they typed. */
const mailServer = await listen(
  createServer((socket) => {
    const say = (line: string) => socket.write(`${line}\r\n`);
    say("220 mail");
    socket.on("error", () => undefined);
    socket.on("data", (bytes) => {
      const [word, , typed = ""] = String(bytes).trim().split(" ");
      const password = Buffer.from(typed, "base64").toString().split("\0")[2];
      if (word === "EHLO") say("250-mail\r\n250 AUTH PLAIN");
      else if (word === "AUTH")
        say(password === "mail-pass" ? "235 in" : `535 no such password: ${password}`);
      else if (word === "DATA") say("354 go on");
      else if (word === "QUIT") say("221 bye");
      else {
        if (String(bytes).endsWith("\r\n.\r\n")) mails.push(String(bytes));
        say("250 well");
      }
    });
  }),
);
const texts: unknown[] = [];
const sms = await listen(
  createHttpServer((request, response) => {
    let body = "";
    request.on("data", (piece) => (body += piece));
    request.on("end", () => {
      texts.push(JSON.parse(body));
      response.end();
    });
  }),
);
const gateway = await listen(
  createHttpServer(({ headers }, response) => {
    const knows = headers.authorization === `Basic ${btoa("rzp_live_1:gateway-secret-1")}`;
    response.writeHead(knows ? 200 : 401, { "content-type": "application/json" });
    response.end(JSON.stringify({ entity: "collection", count: 0, items: [] }));
  }),
);
const store = await startObjectStore({
  ...{ bucket: "market", accessKey: "store-key-1", secretKey: "store-secret-1" },
});
afterAll(() => store.stop());

const lastBackup = (hours: number) => {
  const base = join(folder, `backup-${hours}`, "base", "1");
  mkdirSync(base, { recursive: true });
  const endedAt = new Date(Date.now() - hours * 3_600_000).toISOString();
  writeFileSync(join(base, "backup.json"), JSON.stringify({ endedAt }));
  return join(folder, `backup-${hours}`);
};

const url = await testDatabase();
const cluster = inject("clusterUrl");
const EMPTY = "test_doctor_empty";
await runSql(cluster, `create database ${EMPTY}`);
afterAll(() => dropDatabase(cluster, EMPTY));

const real = {
  DEMO: "0",
  DATABASE_URL: url,
  DATA_DIR: folder,
  PUBLIC_URL: "https://market.example",
  SMTP_URL: `smtp://post:mail-pass@${mailServer}`,
  SMS_URL: `http://${sms}/send`,
  SMS_TOKEN: "sms-token-of-16-characters",
  SMS_TEMPLATES: "code.en=1107160000000012345 code.hi=1107160000000012346",
  CODE_PEPPERS: "a-pepper-of-the-tests",
  SECRET_KEYS: "a-key-of-the-tests",
  PAYMENT_GATEWAY: "razorpay",
  PAYMENT_URL: `http://${gateway}`,
  PAYMENT_KEY_ID: "rzp_live_1",
  PAYMENT_KEY_SECRET: "gateway-secret-1",
  PAYMENT_WEBHOOK_SECRETS: "webhook-secret-of-the-tests",
  PAYMENT_HOLDER: "Escrow account, Example Bank",
  S3_ENDPOINT: store.url,
  S3_BUCKET: "market",
  S3_ACCESS_KEY: "store-key-1",
  S3_SECRET_KEY: "store-secret-1",
  BACKUP_DIR: lastBackup(3),
};

/** States and words by what they are about. */
async function found(env: Record<string, string>, to: Recipients = {}) {
  const all = await examine(env, to);
  return Object.fromEntries(all.map(({ about, state, words }) => [about, `${state}: ${words}`]));
}

test("of a market that is well each line says so, and nothing is sent (V37)", async () => {
  const lines = await found({ ...real, DATABASE_MIGRATION_URL: url });
  expect(lines).toEqual({
    settings: "ok: All that is needed is set",
    // The tests' own PostgreSQL may be of a minor with known holes, which is a warning.
    database: expect.stringMatching(/^(ok|warning): PostgreSQL 1\d\.\d+ at 127\.0\.0\.1:\d+\/\w+/),
    pg_trgm: expect.stringMatching(/^ok: Version 1\./),
    clock: expect.stringMatching(/^(ok|warning): This machine's and the database's are 0\.\d s/),
    disk: expect.stringMatching(/^(ok|warning): \d+\.\d GB are free in /),
    mail: "ok: 127.0.0.1:PORT lets the market in; -- --mail you@example.org sends one".replace(
      "127.0.0.1:PORT",
      mailServer,
    ),
    sms: `ok: ${sms} can be reached; -- --sms +919876543210 sends one`,
    gateway: "ok: razorpay knows the keys",
    files: "ok: market takes files and gives them back",
    tenders: "ok: No lot is sold by tender: OPENING_KEYS is not set",
    backup: "ok: The last is 3 hours old",
  });
  expect([mails, texts, [...store.objects.keys()]]).toEqual([[], [], []]);
});

test("a mail and a text go out where somebody asks for them, to them alone (V37)", async () => {
  const lines = await found(real, { mail: "you@example.org", sms: "+919876543210" });
  expect([lines.mail, lines.sms]).toEqual([
    expect.stringMatching(/^ok: .*took one to you@example\.org/),
    expect.stringMatching(/^ok: .*took one to \+919876543210/),
  ]);
  expect(mails).toHaveLength(1);
  expect(texts).toMatchObject([{ to: "+919876543210", template_id: "1107160000000012345" }]);
});

test("what is wrong says what to do, and shows no secret (V37)", async () => {
  const database = new URL(url);
  database.password = "database-pass";
  database.pathname = "/none";
  const lines = await found({
    ...real,
    DATABASE_URL: database.href,
    SMTP_URL: `smtp://post:wrong-pass@${mailServer}`,
    SMS_URL: "http://127.0.0.1:1/send",
    PAYMENT_KEY_SECRET: "wrong-gateway-secret",
    S3_SECRET_KEY: "wrong-store-secret",
    BACKUP_DIR: lastBackup(50),
  });
  expect(lines).toMatchObject({
    database: expect.stringMatching(/^wrong: PostgreSQL refuses the /),
    mail: expect.stringMatching(/^wrong: .*535 no such password: \*\*\*/),
    sms: expect.stringMatching(/^wrong: .*ECONNREFUSED/),
    gateway: expect.stringMatching(/^wrong: The payment gateway did not answer: .*401/),
    files: expect.stringMatching(/^wrong: .*SignatureDoesNotMatch/),
    backup: "wrong: The last is 50 hours old: see why npm run ops:backup fails",
  });
  expect(JSON.stringify(lines)).not.toMatch(/(mail|wrong|database)-pass|(gateway|store)-secret/);
});

test("a node with opening keys tells the public half, and no other (V37)", async () => {
  const OPENING_KEYS = Buffer.alloc(32, 7).toString("base64");
  const OPENING_PUBLIC = publicHalfOf(OPENING_KEYS);
  const { tenders } = await found({ ...real, OPENING_KEYS });
  expect(tenders).toContain(`only takes them: OPENING_PUBLIC=${OPENING_PUBLIC}`);
  expect(tenders).not.toContain(OPENING_KEYS);
  expect((await found({ ...real, OPENING_PUBLIC })).tenders).toBe(
    "ok: This node takes them, and one with OPENING_KEYS opens them",
  );
});

test("a setting that is missing is named, and the rest is looked at all the same (V37)", async () => {
  const { SMTP_URL: _, BACKUP_DIR: __, ...env } = real;
  const lines = await found(env);
  expect(lines).toMatchObject({
    settings: "wrong: DEMO is 0, so these must be set: SMTP_URL",
    mail: "wrong: Set SMTP_URL",
    gateway: "ok: razorpay knows the keys",
    backup: expect.stringMatching(/^warning: None is made: set BACKUP_DIR/),
  });
});

test("a database that nothing was made in yet waits for the first start (V37)", async () => {
  const lines = await found({ ...real, DATABASE_URL: onDatabase(cluster, EMPTY) });
  expect(lines).toMatchObject({
    database: expect.stringMatching(
      /^warning: .*: \d+ migrations wait; the next start applies them/,
    ),
    pg_trgm: "ok: It is there, and the first start makes use of it",
  });
});

test("npm run doctor ends with 1 where something is wrong, with 0 where nothing is, and starts nothing (V37)", () => {
  const program = fileURLToPath(new URL("../doctor.ts", import.meta.url));
  const nothing = join(folder, "nothing");
  const run = (env: Record<string, string>, ...args: string[]) =>
    spawnSync(process.execPath, [program, ...args], {
      env: { PATH: process.env.PATH, DATA_DIR: nothing, ...env },
      encoding: "utf8",
    });
  const demo = run({});
  expect([demo.status, demo.stdout]).toEqual([
    0,
    expect.stringMatching(/^ok {7}settings {3}For a demo\nok {7}database {3}The market makes/),
  ]);
  const without = run({ DEMO: "0" });
  expect([without.status, without.stdout]).toEqual([
    1,
    expect.stringMatching(/^wrong {4}settings {3}DEMO is 0, so these must be set: DATABASE_URL/),
  ]);
  const unknown = run({}, "--sms", "12345");
  expect([unknown.status, unknown.stderr]).toEqual([
    1,
    "--sms is a mobile number of India, as +919876543210\n",
  ]);
});

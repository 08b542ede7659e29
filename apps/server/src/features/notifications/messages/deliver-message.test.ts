import { createServer } from "node:http";
import { type AddressInfo, createServer as createTcpServer } from "node:net";
import { office } from "@rebale/contract";
import { afterAll, expect, test } from "vitest";
import { createMarket, marketOf } from "../../../../test/app.ts";
import { type NewMessage, notificationRoutes, ownText, queueMessages, SECRET } from "../index.ts";
import { createGateways, deliverMessage, type Gateways } from "./deliver-message.ts";
import { claimMessage, recordDelivery } from "./delivery.store.ts";
import { redeliverStranded } from "./redeliver-stranded.ts";

const market = await createMarket(marketOf(notificationRoutes));
await market.openConnections();
const config = {
  ...{ ...market.deps.config, demo: false },
  smsTemplates: new Map([["won.en", "1107160000000012345"]]),
  whatsappTemplates: new Map([["outbid.en", "outbid_1"]]),
};
const real = { ...market.deps, config };
const won = { template: "won.en", parameters: [{ name: "title", value: "Copper" }] } as const;

async function aMessage(over: Partial<NewMessage> = {}): Promise<number> {
  const usual = {
    ...{ channel: "sms", recipient: "9800000001", subject: "You won", body: "You won the lot" },
    ...won,
  };
  await market.db
    .transaction()
    .execute((tx) => queueMessages(tx, [{ ...usual, ...over } as NewMessage]));
  return (
    await market.db
      .selectFrom("messages")
      .select("id")
      .orderBy("id", "desc")
      .executeTakeFirstOrThrow()
  ).id;
}
const stateOf = (id: number) =>
  market.db.selectFrom("messages").selectAll().where("id", "=", id).executeTakeFirstOrThrow();

/** Gateways that count; `failures` of them refuse first. */
function counting(failures = 0, wait = 0): Gateways & { sent: number } {
  let left = failures;
  const gateways = {
    ...{ sent: 0, mail: { send }, sms: { send } },
    ...{ whatsapp: { send }, push: { send } },
  };
  async function send() {
    await new Promise((done) => setTimeout(done, wait));
    if (left-- > 0) throw new Error("Gateway away: 9800000001");
    gateways.sent++;
  }
  return gateways;
}

test("a message and its job are written in the transaction of what it tells, or not at all", async () => {
  const countJobs = async () =>
    (
      await market.deps.database.pool.query(
        "select from graphile_worker.jobs where task_identifier like 'deliver-%'",
      )
    ).rowCount ?? 0;
  const before = await countJobs();
  const broken = market.db.transaction().execute(async (tx) => {
    await queueMessages(tx, [
      { channel: "mail", recipient: "a@example.org", subject: "Never", body: "…" },
    ]);
    throw new Error("the bid was not accepted after all");
  });
  await expect(broken).rejects.toThrow();
  expect(await countJobs()).toBe(before);
  expect(
    await market.db.selectFrom("messages").select("id").where("subject", "=", "Never").execute(),
  ).toEqual([]);
  await aMessage();
  expect(await countJobs()).toBe(before + 1);
});

test("in the demo a message is shown in the outbox instead of sent", async () => {
  const id = await aMessage({ recipient: "9811111111" });
  const gateways = counting();
  await deliverMessage(market.deps, gateways, id);
  expect(gateways.sent).toBe(0);
  const admin = await market.anAdmin();
  const { body } = await market.ask(office.outbox, {
    token: admin.token,
    query: { channel: "sms", q: "9811111111" },
  });
  expect(body.data).toMatchObject([
    { _id: String(id), to: "9811111111", status: "shown", body: "You won the lot" },
  ]);
});

test("of ten deliveries of one message at once, one sends it", async () => {
  const id = await aMessage();
  const gateways = counting(0, 20);
  await Promise.all(Array.from({ length: 10 }, () => deliverMessage(real, gateways, id)));
  expect(gateways.sent).toBe(1);
  expect(await stateOf(id)).toMatchObject({ status: "sent", attempts: 1, last_error: null });
});

test("a message that could not be sent is tried again, and is failed after the tenth try", async () => {
  const id = await aMessage();
  const gateways = counting(10);
  for (let i = 1; i <= 9; i++)
    await expect(deliverMessage(real, gateways, id)).rejects.toThrow(
      `Message ${id} could not be delivered yet`,
    );
  expect(await stateOf(id)).toMatchObject({
    status: "waiting",
    attempts: 9,
    last_error: "Gateway away: 9800000001",
  });
  await deliverMessage(real, gateways, id);
  expect(await stateOf(id)).toMatchObject({ status: "failed", attempts: 10 });
  await deliverMessage(real, gateways, id);
  expect(gateways.sent).toBe(0);
});

test("no transaction is open while a gateway is spoken to", async () => {
  const open = async () =>
    (
      await market.deps.database.pool.query(
        "select from pg_stat_activity where datname = current_database() and state like 'idle in tr%'",
      )
    ).rowCount;
  let meanwhile: number | null = null;
  const send = async () => {
    meanwhile = await open();
  };
  await deliverMessage(real, { ...counting(), sms: { send } }, await aMessage());
  expect(meanwhile).toBe(0);
});

test("what a node that died was sending is sent by another one, under the same reference, once its lease has lapsed", async () => {
  const id = await aMessage();
  const died = await market.db.transaction().execute((tx) => claimMessage(tx, id));
  const references: string[] = [];
  const send = async ({ reference }: { reference: string }) => {
    references.push(reference);
  };
  const gateways = { ...counting(), sms: { send } };
  const jobs = async () =>
    (
      await market.deps.database.pool.query("select from graphile_worker.jobs where key = $1", [
        `message-${id}`,
      ])
    ).rowCount;
  await market.deps.database.pool.query("select graphile_worker.remove_job($1)", [`message-${id}`]);

  await redeliverStranded(real);
  await deliverMessage(real, gateways, id);
  expect([references.length, await jobs()]).toEqual([0, 0]);

  await market.db
    .updateTable("messages")
    .set({ lease_until: new Date(Date.now() - 1000) })
    .where("id", "=", id)
    .execute();
  await redeliverStranded(real);
  expect(await jobs()).toBe(1);
  await deliverMessage(real, gateways, id);
  expect(references).toEqual([`message-${id}`]);
  expect(await stateOf(id)).toMatchObject({ status: "sent", attempts: 2 });

  // The first node was only slow, and comes back: what the other one wrote stays.
  if (!died) throw new Error("The message was not claimed");
  await market.db.transaction().execute((tx) =>
    recordDelivery(tx, died, { status: "failed", lastError: "late" }, new Date(), {
      keepsSecret: false,
    }),
  );
  expect(await stateOf(id)).toMatchObject({ status: "sent", last_error: null });
});

test("a waiting message that lost its job is given another one", async () => {
  const id = await aMessage();
  const key = `message-${id}`;
  const { pool } = market.deps.database;
  await pool.query("select graphile_worker.remove_job($1)", [key]);
  await pool.query("update messages set created_at = now() - interval '2 minutes' where id = $1", [
    id,
  ]);
  await redeliverStranded(real);
  expect(
    (await pool.query("select task_identifier from graphile_worker.jobs where key = $1", [key]))
      .rows,
  ).toEqual([{ task_identifier: "deliver-sms" }]);
});

test("what WhatsApp takes goes there once; what it refuses goes by SMS at once, in the same words (W8)", async () => {
  const whatsapp = { channel: "whatsapp", template: "outbid.en" } as const;
  const taken = await aMessage(whatsapp);
  const gateways = counting();
  await deliverMessage(real, gateways, taken);
  await deliverMessage(real, gateways, taken);
  expect([gateways.sent, (await stateOf(taken)).status]).toEqual([1, "sent"]);
  const before = await market.db.selectFrom("messages").select("id").execute();
  expect(before.filter(({ id }) => id > taken)).toEqual([]);

  const refused = await aMessage(whatsapp);
  await deliverMessage(real, counting(1), refused);
  expect(await stateOf(refused)).toMatchObject({ status: "failed", attempts: 1 });
  const { rows } = await market.deps.database.pool.query(
    "select channel, recipient, body, template, parameters, status from messages where id > $1",
    [refused],
  );
  expect(rows).toEqual([
    {
      ...{ channel: "sms", recipient: "9800000001", body: "You won the lot" },
      ...{ ...won, template: "outbid.en", status: "waiting" },
    },
  ]);
  await deliverMessage(real, counting(1), refused);
  expect((await stateOf(refused)).attempts).toBe(1);
});

test("a WhatsApp gateway that takes the call and never answers holds nobody's news: it goes by SMS (W8)", async () => {
  const mute = createTcpServer();
  await new Promise<void>((done) => mute.listen(0, "127.0.0.1", done));
  afterAll(() => mute.close());
  const url = `http://127.0.0.1:${(mute.address() as AddressInfo).port}/send`;
  const config = { ...real.config, WHATSAPP_URL: url, WHATSAPP_TOKEN: "secret" };
  const gateways = createGateways({ ...real, config });
  const ids: number[] = [];
  const outbid = { channel: "whatsapp", template: "outbid.en", subject: "Mute" } as const;
  for (let n = 0; n < 16; n++) ids.push(await aMessage(outbid));
  await Promise.all(ids.map((id) => deliverMessage(real, gateways, id)));
  const rows = await market.db
    .selectFrom("messages")
    .select(["channel", "status"])
    .where("subject", "=", "Mute")
    .execute();
  const told = rows.map(({ channel, status }) => `${channel} ${status}`);
  expect(told.filter((each) => each === "whatsapp failed")).toHaveLength(16);
  expect(told.filter((each) => each === "sms waiting")).toHaveLength(16);
});

test("SMS go out over the gateway of SMS_URL, with its token, what fills their places and the same reference at every try (R97)", async () => {
  const seen: { headers: unknown; body: unknown }[] = [];
  let status = 503;
  const gateway = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => {
      seen.push({ headers: request.headers, body: JSON.parse(Buffer.concat(chunks).toString()) });
      response.writeHead(status).end("ok");
    });
  });
  await new Promise<void>((done) => gateway.listen(0, "127.0.0.1", done));
  afterAll(() => gateway.close());
  const config = {
    ...real.config,
    SMS_URL: `http://127.0.0.1:${(gateway.address() as AddressInfo).port}/send`,
    SMS_TOKEN: "secret",
  };
  const gateways = createGateways({ ...real, config });
  const id = await aMessage();
  await expect(deliverMessage(real, gateways, id)).rejects.toThrow();
  expect((await stateOf(id)).last_error).toBe("The SMS gateway answered 503");
  status = 200;
  await deliverMessage(real, gateways, id);
  expect(seen.map(({ body }) => body)).toEqual(
    Array(2).fill({
      ...{ to: "+919800000001", text: "You won the lot", reference: `message-${id}` },
      ...{ template_id: "1107160000000012345", parameters: won.parameters },
    }),
  );
  expect(seen[0]?.headers).toMatchObject({
    authorization: "Bearer secret",
    "idempotency-key": `message-${id}`,
  });
});

test("mail goes out over SMTP_URL, and a subject cannot smuggle in a header", async () => {
  let received = "";
  const server = createTcpServer((socket) => {
    let inData = false;
    socket.write("220 test\r\n");
    socket.on("data", (chunk) => {
      received += chunk;
      if (inData && received.includes("\r\n.\r\n")) {
        inData = false;
        return socket.write("250 kept\r\n");
      }
      if (inData) return;
      for (const line of String(chunk).trim().split("\r\n")) {
        if (line.startsWith("DATA")) inData = true;
        socket.write(
          line.startsWith("DATA")
            ? "354 go on\r\n"
            : line.startsWith("QUIT")
              ? "221 bye\r\n"
              : "250 ok\r\n",
        );
      }
    });
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  afterAll(() => server.close());
  const config = {
    ...real.config,
    SMTP_URL: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
  };
  const id = await aMessage({
    channel: "mail",
    recipient: "winner@example.org",
    subject: "You won\r\nBcc: thief@example.org",
  });
  await deliverMessage(real, createGateways({ ...real, config }), id);
  expect((await stateOf(id)).status).toBe("sent");
  expect(received).toContain("RCPT TO:<winner@example.org>");
  expect(received).not.toContain("RCPT TO:<thief");
  expect(received).not.toMatch(/^Bcc:/m);
  expect(received).toContain(`Message-ID: <message-${id}@rebale>`);
});

test("while the SMS gateway's token is changed, either of two is accepted (T14)", async () => {
  const seen: string[] = [];
  const gateway = createServer((request, response) => {
    const token = request.headers.authorization ?? "";
    seen.push(token);
    response.writeHead(token === "Bearer old" ? 200 : 401).end();
  });
  await new Promise<void>((done) => gateway.listen(0, "127.0.0.1", done));
  afterAll(() => gateway.close());
  const SMS_URL = `http://127.0.0.1:${(gateway.address() as AddressInfo).port}/`;
  const config = { ...real.config, SMS_URL, SMS_TOKEN: "new old" };
  const id = await aMessage();
  await deliverMessage(real, createGateways({ ...real, config }), id);
  expect(seen).toEqual(["Bearer new", "Bearer old"]);
  expect(await stateOf(id)).toMatchObject({ status: "sent" });
});

test("a text that is not registered yet goes by mail, once, and the outbox says so (V12)", async () => {
  const user = await market.aSeller({ email: "ravi@example.org" });
  const texts = {
    ...{ userId: user.id, subject: "You were outbid" },
    ...({ template: "outbid.en", parameters: [] } as const),
  };
  const gateways = counting();
  const alone = await aMessage(texts);
  await market.db.deleteFrom("messages").where("recipient", "=", "ravi@example.org").execute();
  await deliverMessage(real, gateways, alone);
  expect(gateways.sent).toBe(0);
  expect(await stateOf(alone)).toMatchObject({
    status: "shown",
    last_error: expect.stringContaining("DLT"),
  });
  const mails = () =>
    market.db
      .selectFrom("messages")
      .selectAll()
      .where("recipient", "=", "ravi@example.org")
      .execute();
  expect(await mails()).toMatchObject([{ channel: "mail", subject: "You were outbid" }]);
  await market.db.transaction().execute((tx) =>
    queueMessages(tx, [
      {
        ...{ userId: user.id, channel: "mail", recipient: "ravi@example.org" },
        ...{ body: "By mail", subject: "Won" },
      },
      { ...texts, channel: "sms", recipient: "9811111111", body: "By SMS", subject: "Won" },
    ]),
  );
  const both = await market.db
    .selectFrom("messages")
    .select("id")
    .where("body", "=", "By SMS")
    .executeTakeFirstOrThrow();
  await deliverMessage(real, gateways, both.id);
  expect(await mails()).toHaveLength(2);
});

test("a code goes to its gateway in its places, and is forgotten when it was sent (R97)", async () => {
  const seen: unknown[] = [];
  const sms = { send: async (text: { parameters: unknown }) => void seen.push(text.parameters) };
  const smsTemplates = new Map([["code.en", "1107160000000012346"]]);
  const deps = { ...real, config: { ...config, smsTemplates } };
  const code = ownText("code", "en", { code: SECRET }, "https://rebale.in");
  const id = await aMessage({ ...code, secret: "4821" });
  await deliverMessage(deps, { ...counting(), sms }, id);
  expect(seen).toEqual([
    [
      { name: "code", value: "4821" },
      { name: "code", value: "4821" },
    ],
  ]);
  expect(JSON.stringify(await stateOf(id))).not.toContain("4821");
});

test("a text that WhatsApp has no name for goes by SMS (R97)", async () => {
  const id = await aMessage({ channel: "whatsapp", template: "new_lots_one.en" });
  const gateways = counting();
  await deliverMessage(real, gateways, id);
  expect([gateways.sent, (await stateOf(id)).status]).toEqual([0, "shown"]);
  expect(await stateOf(id + 1)).toMatchObject({ channel: "sms", template: "new_lots_one.en" });
});

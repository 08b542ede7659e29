import { createServer, type ServerResponse } from "node:http";
import { type AddressInfo, createServer as listenTo, type Socket } from "node:net";
import { accounts } from "@rebale/contract";
import { afterAll, expect, test } from "vitest";
import { createAuctions } from "../src/features/auctions/index.ts";
import {
  messageQueues,
  notifyMembers,
  queueMessages,
} from "../src/features/notifications/index.ts";
import { createGateways } from "../src/features/notifications/messages/deliver-message.ts";
import { pushKeys } from "../src/features/notifications/push/push-keys.ts";
import { webPush } from "../src/features/notifications/push/send-push.ts";
import { runJobs } from "../src/platform/jobs/jobs.ts";
import { createMarket, wholeMarket } from "./app.ts";
import { aLot, aMobile } from "./builders.ts";
import { aBrowser, createPushService } from "./push-service.ts";

/** Accepts every call, and answers only those that carry a sign-in code. */
const held: ServerResponse[] = [];
const codes: { to: string; at: number }[] = [];
const gateway = createServer((request, response) => {
  const chunks: Buffer[] = [];
  request.on("data", (chunk: Buffer) => chunks.push(chunk));
  request.on("end", () => {
    const { to, text } = JSON.parse(Buffer.concat(chunks).toString());
    if (!/^\d{4} is your/.test(text)) return held.push(response);
    codes.push({ to, at: Date.now() });
    response.end("ok");
  });
});
await new Promise<void>((done) => gateway.listen(0, "127.0.0.1", done));
afterAll(() => {
  gateway.closeAllConnections();
  gateway.close();
});

const market = await createMarket(wholeMarket);
const real = {
  ...market.deps,
  config: {
    ...market.deps.config,
    demo: false,
    SMS_URL: `http://127.0.0.1:${(gateway.address() as AddressInfo).port}/`,
    SMS_TOKEN: "secret",
    // A text without its registration would go by mail.
    smsTemplates: new Map(["outbid.en", "code.en", "code.hi"].map((name) => [name, "1"])),
  },
};
const soon = async (isSo: () => Promise<boolean>, within: number) => {
  const begun = Date.now();
  while (!(await isSo())) {
    if (Date.now() - begun > within) throw new Error(`Not within ${within} ms`);
    await new Promise((done) => setTimeout(done, 50));
  }
  return Date.now() - begun;
};

/** A hundred at a time: more together would wait before they are sent. */
async function queued(messages: Parameters<typeof queueMessages>[1]): Promise<void> {
  for (let from = 0; from < messages.length; from += 100)
    await market.db
      .transaction()
      .execute((tx) => queueMessages(tx, messages.slice(from, from + 100)));
}

test("an SMS gateway that never answers, with 1,000 messages waiting, delays no close and no sign-in code (T1)", async () => {
  const seller = await market.aSeller();
  await Promise.all(
    Array.from({ length: 10 }, () =>
      aLot(market.db, {
        sellerId: seller.id,
        startsAt: new Date(Date.now() - 120_000),
        endsAt: new Date(Date.now() - 60_000),
      }),
    ),
  );
  await queued(
    Array.from({ length: 1000 }, (_, i) => ({
      channel: "sms" as const,
      recipient: aMobile(),
      subject: "You were outbid",
      body: `Notice ${i}`,
      ...{ template: "outbid.en" as const, parameters: [] },
    })),
  );
  const jobs = await runJobs(market.url, messageQueues(real), real.log);
  try {
    await soon(async () => held.length > 0, 10_000);
    const auctions = createAuctions(real);
    const mobile = aMobile();
    expect((await market.ask(accounts.enterMobile, { body: { mobile } })).status).toBe(200);
    await soon(async () => codes.some(({ to }) => to === `+91${mobile}`), 8_000);
    const open = () =>
      market.db.selectFrom("timetables").select("lot_id").where("closed_at", "is", null).execute();
    await soon(async () => (await open()).length === 0, 8_000);
    await auctions.close();
    // The gateway is still held: nothing of this waited for it to give up.
    expect(held.length).toBeGreaterThan(0);
  } finally {
    gateway.closeAllConnections();
    for (const response of held) response.destroy();
    await jobs.stop();
  }
});

test("a bidder with push addresses that never answer delays no code, no close and nobody else's push for long (T1)", async () => {
  const service = await createPushService();
  const [slow, other] = [await market.aBuyer(), await market.aBuyer()];
  const subscribe = (token: string, path: string) =>
    market.ask(accounts.subscribePush, { token, body: aBrowser(path).subscription });
  for (let i = 0; i < 10; i++) {
    service.answer(`/slow/${i}`, () => undefined);
    await subscribe(slow.token, `/slow/${i}`);
  }
  await market.db
    .updateTable("push_subscriptions")
    .set((eb) => ({
      endpoint: eb.fn<string>("replace", ["endpoint", eb.val("push."), eb.val("slow.push.")]),
    }))
    .where("user_id", "=", slow.id)
    .execute();
  await subscribe(other.token, "/other");
  const notices = (userId: number, count: number) =>
    Array.from({ length: count }, () => ({ userId, title: "Outbid", description: "…" }));
  await market.db
    .transaction()
    .execute((tx) => notifyMembers(tx, "", [...notices(slow.id, 40), ...notices(other.id, 1)]));
  await aLot(market.db, {
    sellerId: (await market.aSeller()).id,
    startsAt: new Date(Date.now() - 120_000),
    endsAt: new Date(Date.now() - 60_000),
  });
  const limits = { atOnce: 20, failures: 5, restFor: 60_000 };
  const gateways = {
    ...createGateways(real),
    push: webPush(market.deps, pushKeys(real), { agent: service.agent, timeoutMs: 3000, limits }),
  };
  const mobile = aMobile();
  await market.ask(accounts.enterMobile, { body: { mobile } });
  const jobs = await runJobs(market.url, messageQueues(real, gateways), real.log);
  try {
    await soon(async () => codes.some(({ to }) => to === `+91${mobile}`), 8_000);
    const auctions = createAuctions(real);
    const isOpen = () =>
      market.db.selectFrom("timetables").select("lot_id").where("closed_at", "is", null).execute();
    await soon(async () => (await isOpen()).length === 0, 8_000);
    await auctions.close();
    // One call after the other, 20 at a time, the silent host would hold it up for a minute.
    await soon(async () => service.pushedTo("/other").length > 0, 20_000);
    // The breaker is open: of 400 calls to the silent host no more than its slots were made.
    const made = Array.from({ length: 10 }, (_, i) => service.pushedTo(`/slow/${i}`).length);
    const sum = made.reduce((a, b) => a + b);
    expect(sum).toBeGreaterThan(0);
    expect(sum).toBeLessThanOrEqual(40);
  } finally {
    gateway.closeAllConnections();
    await jobs.stop();
  }
});

test("a mail server that never answers, with 200 mails waiting, delays no sign-in code and no close (T1)", async () => {
  const sockets: Socket[] = [];
  const silent = listenTo((socket) => sockets.push(socket)).listen(0, "127.0.0.1");
  await new Promise((done) => silent.once("listening", done));
  const SMTP_URL = `smtp://127.0.0.1:${(silent.address() as AddressInfo).port}`;
  const deps = { ...real, config: { ...real.config, SMTP_URL } };
  const mails = Array.from({ length: 200 }, (_, i) => ({
    channel: "mail" as const,
    recipient: `member-${i}@example.org`,
    subject: "You were outbid",
    body: "…",
  }));
  await queued(mails);
  const jobs = await runJobs(market.url, messageQueues(deps), deps.log);
  try {
    await soon(async () => sockets.length > 0, 10_000);
    const mobile = aMobile();
    await market.ask(accounts.enterMobile, { body: { mobile } });
    await soon(async () => codes.some(({ to }) => to === `+91${mobile}`), 8_000);
    const lot = await aLot(market.db, {
      sellerId: (await market.aSeller()).id,
      startsAt: new Date(Date.now() - 120_000),
      endsAt: new Date(Date.now() - 60_000),
    });
    const auctions = createAuctions(deps);
    const closed = () =>
      market.db
        .selectFrom("timetables")
        .select("lot_id")
        .where("lot_id", "=", lot.id)
        .where("closed_at", "is not", null)
        .execute();
    await soon(async () => (await closed()).length === 1, 8_000);
    await auctions.close();
  } finally {
    for (const socket of sockets) socket.destroy();
    silent.close();
    await jobs.stop();
  }
});

import { accounts, office } from "@rebale/contract";
import { expect, onTestFinished, test } from "vitest";
import { createMarket, marketOf } from "../../../../test/app.ts";
import { Hub } from "../../../live/hub.ts";
import { notificationRoutes, notifyMembers } from "../index.ts";
import { messageQueues } from "../messages/messages.jobs.ts";
import { followUnread, unreadTopics } from "./unread-topics.ts";

const market = await createMarket(marketOf(notificationRoutes), { RATE_STREAMS_PER_ADDRESS: "12" });
const base = await market.app.listen({ port: 0, host: "127.0.0.1" });

/** A notification, and the job that publishes it once it is committed. */
async function notify(userId: number, title = "You were outbid") {
  await market.db
    .transaction()
    .execute((tx) => notifyMembers(tx, "", [{ userId, title, description: "…" }]));
  const { handlers } = messageQueues(market.deps).find(({ name }) => name === "unread") ?? {};
  await handlers?.["tell-unread"]?.({ userIds: [userId] });
}

/** A member's line, as the browser reads it. */
async function listen(token?: string) {
  const stop = new AbortController();
  onTestFinished(() => stop.abort());
  const reply = await fetch(`${base}/api/user/notifications/stream`, {
    headers: token ? { authorization: `Bearer ${token}` } : {},
    signal: stop.signal,
  });
  const counts: unknown[] = [];
  const stream = { reply, counts, ended: false, stop: () => stop.abort() };
  void (async () => {
    for await (const chunk of reply.body ?? [])
      for (const [, json] of Buffer.from(chunk)
        .toString()
        .matchAll(/^event: unread\ndata: (.*)$/gm))
        counts.push(JSON.parse(json ?? ""));
    stream.ended = true;
  })().catch(() => undefined);
  return stream;
}

test("a member's open pages are told what is unread at once, with each notification, and when it was read elsewhere (A16)", async () => {
  const [one, other] = [await market.aBuyer(), await market.aBuyer()];
  await notify(one.id);
  const [phone, desk, others] = [
    await listen(one.token),
    await listen(one.token),
    await listen(other.token),
  ];
  expect(phone.reply.headers.get("content-type")).toContain("text/event-stream");
  for (const stream of [phone, desk])
    await expect.poll(() => stream.counts).toEqual([{ unread: 1 }]);
  await notify(one.id);
  for (const stream of [phone, desk])
    await expect.poll(() => stream.counts.at(-1)).toEqual({ unread: 2 });
  await market.ask(office.readNotifications, { token: one.token });
  for (const stream of [phone, desk])
    await expect.poll(() => stream.counts.at(-1)).toEqual({ unread: 0 });
  expect(others.counts).toEqual([{ unread: 0 }]);
});

test("what the office sends to many, and takes back, moves every open page (A16)", async () => {
  const [admin, buyer, seller] = [
    await market.anAdmin(),
    await market.aBuyer(),
    await market.aSeller(),
  ];
  const [buying, selling] = [await listen(buyer.token), await listen(seller.token)];
  await expect.poll(() => [...buying.counts, ...selling.counts]).toHaveLength(2);
  const { body } = await market.ask(office.sendNotification, {
    token: admin.token,
    body: { title: "To sellers", description: "From the office", audience: "sellers" },
  });
  await expect.poll(() => selling.counts).toEqual([{ unread: 0 }, { unread: 1 }]);
  await market.ask(office.withdrawNotification, {
    token: admin.token,
    params: { id: body.data._id },
  });
  await expect.poll(() => selling.counts.at(-1)).toEqual({ unread: 0 });
  expect(buying.counts).toEqual([{ unread: 0 }]);
});

test("nobody but a signed-in member has a line, and each only so many (A16)", async () => {
  const [buyer, admin] = [await market.aBuyer(), await market.anAdmin()];
  expect((await listen()).reply.status).toBe(401);
  expect((await listen(admin.token)).reply.status).toBe(403);
  const lines = [];
  for (let i = 0; i < 10; i++) lines.push(await listen(buyer.token));
  expect(lines.map(({ reply }) => reply.status)).toEqual(Array(10).fill(200));
  expect((await listen(buyer.token)).reply.status).toBe(429);
  for (const stream of lines) stream.stop();
  await expect.poll(async () => (await listen(buyer.token)).reply.status).toBe(200);
});

test("a line ends with its session: signed out here, or everywhere by the office (A16)", async () => {
  const [one, two] = [await market.aBuyer(), await market.aBuyer()];
  const [left, banned] = [await listen(one.token), await listen(two.token)];
  await market.ask(accounts.logout, { token: one.token });
  await expect.poll(() => left.ended).toBe(true);
  expect(banned.ended).toBe(false);
  market.deps.bus.publish("session", { userId: two.id });
  await expect.poll(() => banned.ended).toBe(true);
  expect((await listen(one.token)).reply.status).toBe(401);
});

/** Streams of what the test says, whose hearts beat fast. */
function streamsOf({
  count = async () => 3 as number,
  notifiedSince = async () => [] as number[],
  sessionEnd = async (): Promise<Date | undefined> => new Date(Date.now() + 60_000),
}) {
  const hub = new Hub(market.deps.clock, { heartbeatMs: 20, drainMs: 50 });
  onTestFinished(() => hub.close());
  const source = {
    async read(ids: readonly number[]) {
      const frame = `event: unread\ndata: {"unread":${await count()}}\n\n`;
      return new Map(ids.map((id) => [id, { frame }]));
    },
    findMoved: notifiedSince,
  };
  const topics = unreadTopics(hub, market.deps.bus, source, { paceMs: 5, reconcileMs: 60_000 });
  const open = (response: ReturnType<typeof aResponse>, userId: number) => {
    const connection = hub.connect(response, { userId, session: "a token's hash" });
    const { clock } = market.deps;
    return followUnread(topics, connection, userId, { clock, readEnd: sessionEnd });
  };
  return { hub, topics, open };
}
/** As much of a response as a stream uses. */
function aResponse() {
  const written: string[] = [];
  const gone: (() => void)[] = [];
  const response = {
    written,
    destroyed: false,
    writableEnded: false,
    writableNeedDrain: false,
    write: (bytes: Buffer) => void written.push(String(bytes)),
    once: (event: string, listener: () => void) => void (event === "close" && gone.push(listener)),
    end() {
      response.writableEnded = true;
      for (const listener of gone) listener();
    },
    destroy() {
      response.destroyed = true;
      for (const listener of gone) listener();
    },
  };
  return response as typeof response & Parameters<Hub["connect"]>[0];
}

test("a stream ends when its session expires, and when that had ended before it began (A16)", async () => {
  const [late, soon] = [aResponse(), aResponse()];
  await streamsOf({ sessionEnd: async () => undefined }).open(late, 1);
  expect(late.writableEnded).toBe(true);
  const { hub, open } = streamsOf({ sessionEnd: async () => new Date(Date.now() + 50) });
  await open(soon, 1);
  expect([soon.writableEnded, hub.count]).toEqual([false, 1]);
  await expect.poll(() => soon.writableEnded).toBe(true);
  expect(hub.count).toBe(0);
});

test("a stream at which nothing happens asks the database nothing; a lost message is found by looking through the newest (A16)", async () => {
  let reads = 0;
  let unread = 1;
  const { open, topics } = streamsOf({
    async count() {
      reads++;
      return unread;
    },
    notifiedSince: async () => [7, 8],
  });
  const response = aResponse();
  await open(response, 7);
  await expect.poll(() => reads).toBe(1);
  await new Promise((done) => setTimeout(done, 100));
  expect(reads).toBe(1);
  unread = 2;
  await topics.reconcile();
  await expect.poll(() => response.written.join("")).toContain('{"unread":2}');
});

test("while the database is away the count is tried again, and what came meanwhile is not lost (A16)", async () => {
  let fails = 2;
  const { open } = streamsOf({
    async count() {
      if (fails-- > 0) throw new Error("away");
      return 5;
    },
  });
  const response = aResponse();
  await open(response, 7);
  await expect.poll(() => response.written.join("")).toContain('{"unread":5}');
});

test("a member's stream that takes nothing is dropped, as an auction's is", async () => {
  const { hub, open } = streamsOf({});
  const stuck = aResponse();
  await open(stuck, 7);
  stuck.writableNeedDrain = true;
  await expect.poll(() => stuck.destroyed).toBe(true);
  expect(hub.count).toBe(0);
});

test("a member who was refused for the address comes in once the address has room (finding M9)", async () => {
  const [one, other] = [await market.aBuyer(), await market.aBuyer()];
  const lines = [];
  for (let i = 0; i < 12; i++) lines.push(await listen(i < 10 ? other.token : one.token));
  // The address has all its twelve; each refusal must leave the member's own ten as they were.
  for (let i = 0; i < 12; i++) expect((await listen(one.token)).reply.status).toBe(429);
  for (const stream of lines) stream.stop();
  await expect.poll(async () => (await listen(one.token)).reply.status).toBe(200);
});

test("a stream that is being closed is written to no more (L11)", async () => {
  const response = aResponse();
  Object.assign(response, {
    end: () => {
      response.writableEnded = true;
    },
  });
  const { open } = streamsOf({ sessionEnd: async () => undefined });
  await open(response, 1);
  response.written.length = 0;
  await new Promise((later) => setTimeout(later, 50));
  expect(response.written).toEqual([]);
});

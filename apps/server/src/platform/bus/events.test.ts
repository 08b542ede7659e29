import pg from "pg";
import pino from "pino";
import { beforeAll, beforeEach, expect, onTestFinished, test } from "vitest";
import { testDatabase } from "../../../test/database.ts";
import { createRelay } from "../../../test/relay.ts";
import { postgresBus } from "./postgres-bus.ts";

declare module "./events.ts" {
  interface Events {
    sized: { id: number; text: string | null };
  }
}

const log = pino({ level: "silent" });
/** Gone only after long: a busy machine is silent for a while, too. */
const settings = { beatMs: 40, goneMs: 20_000 };
const soonGone = { beatMs: 40, goneMs: 2_000 };
const moment = (ms = 50) => new Promise((done) => setTimeout(done, ms));

let url: string;
beforeAll(async () => {
  url = await testDatabase();
});

/** Everything that is sent from here on, by any node. */
let sent: string[];
beforeEach(async () => {
  sent = [];
  const ear = new pg.Client({ connectionString: url });
  ear.on("notification", ({ payload = "" }) => void sent.push(payload));
  await ear.connect();
  await ear.query("listen rebale");
  onTestFinished(() => ear.end());
});
const sentEvents = () => sent.filter((payload) => payload.includes('"session"'));

async function aNode({ at = url, ...more }: typeof settings & { at?: string } = settings) {
  const bus = await postgresBus(at, log, more);
  onTestFinished(() => bus.close());
  const received: (number | undefined)[] = [];
  bus.on("session", ({ userId }) => void received.push(userId));
  return { bus, received, say: (userId: number) => bus.publish("session", { userId }) };
}

test("what one node says every other hears once, and the node itself at once and once", async () => {
  const [one, two] = [await aNode(), await aNode()];
  one.say(7);
  expect(one.received).toEqual([7]);
  await expect.poll(() => two.received).toEqual([7]);
  await moment();
  expect(one.received).toEqual([7]);
});

test("a node that is alone sends nothing", async () => {
  const alone = await aNode(soonGone);
  await moment(soonGone.goneMs + 50);
  alone.say(1);
  await moment();
  expect(alone.received).toEqual([1]);
  expect(sentEvents()).toEqual([]);
});

test("a node that comes is told what happens from then on, however long the other was alone", async () => {
  const old = await aNode({ beatMs: 60_000, goneMs: 200 });
  await moment(250);
  const fresh = await aNode({ beatMs: 60_000, goneMs: 60_000 });
  // As soon as it is known to be there.
  const firstReceived = () => {
    old.say(2);
    return fresh.received[0];
  };
  await expect.poll(firstReceived).toBe(2);
  fresh.say(3);
  await expect.poll(() => old.received.at(-1)).toBe(3);
});

test("two nodes that have nothing to say still know of each other", async () => {
  const [one, two] = [await aNode(soonGone), await aNode(soonGone)];
  await moment(soonGone.goneMs + 100);
  // A machine that stood still may have kept a sign of life back; the next one comes.
  const lastReceived = () => {
    one.say(4);
    return two.received.at(-1);
  };
  await expect.poll(lastReceived).toBe(4);
});

test("a node whose line broke tells what happened meanwhile, and hears again", async () => {
  const [one, two] = [await aNode(), await aNode({ beatMs: 60_000, goneMs: 100 })];
  await moment(150);
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  onTestFinished(() => client.end());
  await client.query(`select pg_terminate_backend(pid) from pg_stat_activity
    where application_name = 'rebale-bus' and datname = current_database()
    order by backend_start desc limit 1`);
  // The broken line is noticed, and opened anew only after a second.
  await moment(500);
  two.say(5);
  await expect.poll(() => one.received, { timeout: 30_000 }).toEqual([5]);
  one.say(6);
  await expect.poll(() => two.received, { timeout: 30_000 }).toEqual([5, 6]);
});

test("an event too large for one notification reaches the others in brief, at its place", async () => {
  const [one, two] = [await aNode(), await aNode()];
  one.bus.shorten("sized", ({ id }) => ({ id, text: null }));
  const received: object[] = [];
  two.bus.on("sized", (event) => void received.push(event));
  one.bus.publish("sized", { id: 1, text: "short" });
  one.bus.publish("sized", { id: 2, text: "₹".repeat(3_000) });
  one.bus.publish("sized", { id: 3, text: "short" });
  await expect
    .poll(() => received)
    .toEqual([
      { id: 1, text: "short" },
      { id: 2, text: null },
      { id: 3, text: "short" },
    ]);
});

test("an event that has no brief form and is too large holds nothing else up", async () => {
  const [one, two] = [await aNode(), await aNode()];
  one.bus.publish("sized", { id: 1, text: "x".repeat(9_000) });
  one.say(8);
  await expect.poll(() => two.received).toEqual([8]);
});

test("a handler that fails keeps no other from what was said, nor who said it from going on", async () => {
  const [one, two] = [await aNode(), await aNode()];
  for (const { bus } of [one, two])
    bus.on("sized", () => {
      throw new Error("a mistake of ours");
    });
  const received: number[] = [];
  for (const { bus } of [one, two]) bus.on("sized", ({ id }) => void received.push(id));
  one.bus.publish("sized", { id: 5, text: null });
  expect(received).toEqual([5]);
  await expect.poll(() => received).toEqual([5, 5]);
});

test("what no node of ours has written ends no node", async () => {
  const [one, two] = [await aNode(), await aNode()];
  const stranger = new pg.Client({ connectionString: url });
  await stranger.connect();
  onTestFinished(() => stranger.end());
  for (const payload of ["not JSON", "{}", '{"node":"x","events":[["session",null]]}'])
    await stranger.query("select pg_notify('rebale', $1)", [payload]);
  one.say(9);
  await expect.poll(() => two.received).toEqual([9]);
});

/** A line to the database that can be cut. */
async function aLine() {
  const through = new URL(url);
  const relay = await createRelay(Number(through.port));
  onTestFinished(() => relay.stop());
  through.hostname = "127.0.0.1";
  through.port = String(relay.port);
  return { relay, at: through.href };
}

test("a node that could not reach the database for several tries tells what happened meanwhile", async () => {
  const { relay, at } = await aLine();
  const far = await aNode({ ...settings, at });
  const near = await aNode();
  far.say(1);
  await expect.poll(() => near.received).toEqual([1]);
  relay.cut();
  far.say(2);
  await moment(3_500);
  far.say(3);
  relay.mend();
  await expect.poll(() => near.received).toEqual([1, 2, 3]);
  near.say(4);
  await expect.poll(() => far.received).toEqual([1, 2, 3, 4]);
});

test("a node that is closed while it cannot reach the database does not come back", async () => {
  const { relay, at } = await aLine();
  const far = await aNode({ ...settings, at });
  relay.cut();
  await moment(1_500);
  await far.bus.close();
  const before = relay.opened();
  relay.mend();
  await moment(2_500);
  expect(relay.opened()).toBe(before);
});

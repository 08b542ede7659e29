import type { ServerResponse } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import Fastify from "fastify";
import { expect, test } from "vitest";
import { openEventStream } from "../event-stream.ts";
import { CallsUnderWay, shutDownGracefully } from "./graceful-shutdown.ts";

async function aNode(seconds: number) {
  const app = Fastify({ forceCloseConnections: true, return503OnClosing: false });
  shutDownGracefully(app, seconds);
  app.get("/ready", (_, reply) => reply.code(app.isDraining ? 503 : 200).send());
  app.get("/slow", async () => {
    await sleep(500);
    return "answered";
  });
  app.get("/stream", (_, reply) => void openEventStream(reply, ": open\n\n"));
  const url = await app.listen({ port: 0, host: "127.0.0.1" });
  return { app, at: (path: string) => url + path };
}

test("a node that is told to end answers what is under way (U6)", async () => {
  const { app, at } = await aNode(0);
  const calls = Array.from({ length: 40 }, () => fetch(at("/slow")).then((call) => call.text()));
  await sleep(200);
  await app.close();
  expect(new Set(await Promise.all(calls))).toEqual(new Set(["answered"]));
});

test("until balancers have heard that it is no longer ready it serves on (U6)", async () => {
  const { app, at } = await aNode(1);
  expect((await fetch(at("/ready"))).status).toBe(200);
  const closed = app.close();
  await sleep(100);
  expect((await fetch(at("/ready"))).status).toBe(503);
  const call = await fetch(at("/slow"));
  expect(await call.text()).toBe("answered");
  expect(call.headers.get("connection")).toBe("close");
  await closed;
  await expect(fetch(at("/ready"))).rejects.toThrow();
});

test("streams, which have no end, keep no node from ending (U6)", async () => {
  const { app, at } = await aNode(0);
  const stream = await fetch(at("/stream"));
  const begun = performance.now();
  await app.close();
  expect(performance.now() - begun).toBeLessThan(2_000);
  await stream.text().catch(() => undefined);
});

test("a call that is told to be over twice, or was never counted, is counted once (U6)", () => {
  const underWay = new CallsUnderWay();
  const [one, two, stranger] = [{}, {}, {}] as [ServerResponse, ServerResponse, ServerResponse];
  underWay.begin(one);
  underWay.begin(two);
  underWay.end(one);
  underWay.end(one);
  underWay.end(stranger);
  expect(underWay.count).toBe(1);
});

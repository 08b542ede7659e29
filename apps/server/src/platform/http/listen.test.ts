import { once } from "node:events";
import { type AddressInfo, connect, createServer } from "node:net";
import Fastify from "fastify";
import { expect, test } from "vitest";
import { listen } from "./listen.ts";

const HOST = "127.0.0.1";
const onLinux = test.skipIf(process.platform !== "linux");

onLinux("hundreds who come together are taken many in a turn of the event loop", async () => {
  const app = Fastify({ forceCloseConnections: true });
  app.get("/", () => "here");
  const port = await listen(app, { port: 0, host: HOST });
  let turns = 0;
  let counting = true;
  const count = () => {
    turns++;
    if (counting) setImmediate(count);
  };
  const came = new Promise<number>((done) => {
    let taken = 0;
    app.server.on("connection", () => {
      if (++taken === 1) count();
      if (taken === 320) done(turns);
    });
  });
  const sockets = Array.from({ length: 320 }, () => connect(port, HOST));
  expect(await came).toBeLessThan(80);
  counting = false;
  for (const socket of sockets) socket.destroy();
  await app.close();
});

test("every socket answers, and all are closed with the app", async () => {
  const app = Fastify({ forceCloseConnections: true });
  app.get("/", () => "here");
  const port = await listen(app, { port: 0, host: HOST });
  const answers = await Promise.all(
    Array.from({ length: 100 }, async () =>
      (await fetch(`http://${HOST}:${port}/`, { headers: { connection: "close" } })).text(),
    ),
  );
  expect(new Set(answers)).toEqual(new Set(["here"]));
  await app.close();
  await expect(fetch(`http://${HOST}:${port}/`)).rejects.toThrow();
});

test("a port that another process has is refused", async () => {
  const other = createServer().listen(0, HOST);
  await once(other, "listening");
  const { port } = other.address() as AddressInfo;
  const app = Fastify();
  await expect(listen(app, { port, host: HOST })).rejects.toMatchObject({ code: "EADDRINUSE" });
  await app.close();
  other.close();
});

test("a second market on the same port is refused", async () => {
  const [first, second] = [Fastify(), Fastify()];
  const port = await listen(first, { port: 0, host: HOST });
  await expect(listen(second, { port, host: HOST })).rejects.toMatchObject({
    code: "EADDRINUSE",
  });
  await Promise.all([first.close(), second.close()]);
});

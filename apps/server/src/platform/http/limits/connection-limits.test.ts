import { createServer } from "node:http";
import { type AddressInfo, connect, type Socket } from "node:net";
import { afterEach, expect, test } from "vitest";
import { createMarket, marketOf } from "../../../../test/app.ts";
import { operationsRoutes } from "../server/operations-routes.ts";
import { limitConnections } from "./connection-limits.ts";

const market = await createMarket(
  async (deps) => {
    const app = await marketOf(operationsRoutes)(deps);
    app.server.headersTimeout = 1000;
    return app;
  },
  { RATE_CONNECTIONS_PER_ADDRESS: "5" },
);
await market.app.listen({ port: 0, host: "127.0.0.1" });
const { port } = market.app.server.address() as AddressInfo;

const sockets: Socket[] = [];
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.destroy();
});

/** A connection, what it was answered, and when it was closed. */
async function open(text = "", at = port) {
  const socket = connect(at, "127.0.0.1");
  sockets.push(socket);
  let answer = "";
  socket.on("data", (chunk) => {
    answer += chunk;
  });
  const closed = new Promise<string>((done) => socket.on("close", () => done(answer)));
  socket.on("error", () => undefined);
  await new Promise<void>((done) => socket.once("connect", () => done()));
  if (text) socket.write(text);
  return { socket, closed };
}
const within = <T>(ms: number, work: Promise<T>) =>
  Promise.race([
    work,
    new Promise<"still open">((done) => setTimeout(() => done("still open"), ms)),
  ]);

test("one address holds so many connections, and one that is closed makes room (T7)", async () => {
  const held = [];
  for (let i = 0; i < 5; i++) held.push(await open());
  expect(await within(500, (await open()).closed)).toBe("");
  held[0]?.socket.destroy();
  await new Promise((done) => setTimeout(done, 100));
  const next = await open("GET /api/health HTTP/1.1\r\nhost: a\r\nconnection: close\r\n\r\n");
  expect(await within(2000, next.closed)).toContain('{"status":"up",');
});

test("a client that is slow with its headers is shut out (T7)", async () => {
  const { socket, closed } = await open("GET /api/health HTTP/1.1\r\n");
  const slowly = setInterval(() => socket.write("x: y\r\n"), 300);
  const answer = await within(9000, closed);
  clearInterval(slowly);
  expect(answer).not.toBe("still open");
}, 15_000);

test("a client that is slow with a small body is answered 408, long before an upload would be (T7)", async () => {
  const { closed } = await open(
    "POST /api/user/login HTTP/1.1\r\nhost: a\r\ncontent-type: application/json\r\ncontent-length: 50\r\n\r\n{",
  );
  const answer = await within(25_000, closed);
  expect(answer).toMatch(/^HTTP\/1.1 408/);
  expect(answer).toContain('"code":"too_slow"');
}, 30_000);

test("an upload that is cut off for its time is refused in the envelope; 2.3 MB at 12 KB/s have more", async () => {
  expect(market.app.server.requestTimeout).toBeGreaterThan((2.3e6 / 12_000) * 1_000);
  const { token } = await market.aBuyer();
  market.app.server.requestTimeout = 1_000;
  const { closed } = await open(
    [
      "POST /api/user/upload-images HTTP/1.1",
      "host: a",
      `authorization: Bearer ${token}`,
      "content-type: multipart/form-data; boundary=b",
      "content-length: 5000000",
      "",
      '--b\r\ncontent-disposition: form-data; name="panimage"; filename="a.pdf"\r\n\r\n%PDF',
    ].join("\r\n"),
  );
  const answer = await within(20_000, closed);
  expect(answer).toMatch(/^HTTP\/1.1 408/);
  expect(answer).toContain('"is_success":0,"code":"too_slow"');
}, 30_000);

test("all clients together hold so many connections, and one that is closed makes room (T7)", async () => {
  const server = createServer((_request, response) => void response.end("ok"));
  limitConnections(server, { all: 3, perAddress: 100, isProxy: () => false });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const { port: own } = server.address() as AddressInfo;
  const held = [];
  for (let i = 0; i < 3; i++) held.push(await open("", own));
  expect(await within(2000, (await open("", own)).closed)).toBe("");
  held[0]?.socket.destroy();
  await new Promise((done) => setTimeout(done, 100));
  const next = await open("GET / HTTP/1.1\r\nhost: a\r\nconnection: close\r\n\r\n", own);
  expect(await within(2000, next.closed)).toContain("ok");
  for (const { socket } of held) socket.destroy();
  server.close();
});

test("a request that names two hosts is refused (T12)", async () => {
  const { closed } = await open(
    "GET /api/health HTTP/1.1\r\nhost: a\r\nHost: b\r\nconnection: close\r\n\r\n",
  );
  const answer = await within(2000, closed);
  expect(answer).toMatch(/^HTTP\/1.1 400/);
  expect(answer).toContain('"is_success":0');
});

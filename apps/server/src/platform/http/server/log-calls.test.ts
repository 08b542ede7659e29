import { Writable } from "node:stream";
import { REQUEST_ID } from "@rebale/contract/http/request-id";
import fastify, { LogController } from "fastify";
import { expect, test } from "vitest";
import { answerProblem, refuse } from "../problems/answer-problem.ts";
import { Problem } from "../problems/problem.ts";
import { logCalls, newReference } from "./log-calls.ts";

const lines: Record<string, unknown>[] = [];
const sink = new Writable({
  write(line, _encoding, done) {
    lines.push(JSON.parse(String(line)));
    done();
  },
});
const app = fastify({
  logger: { level: "info", stream: sink },
  logController: new LogController({ disableRequestLogging: true }),
  genReqId: newReference,
});
logCalls(app);
app.setErrorHandler(answerProblem as never);
app.setNotFoundHandler((_request, reply) =>
  refuse(reply, "not_found", { en: "Nothing here", hi: "यहाँ कुछ नहीं मिला" }, []),
);
app.get("/lots/:id", async ({ params }) => {
  const { id } = params as { id: string };
  if (id === "gone") throw new Problem("not_found");
  if (id === "often") throw new Problem("too_many_requests", { retryAfter: 1 });
  if (id === "broken") throw new Error("inside");
  if (id === "slow") await new Promise((done) => setTimeout(done, 1050));
  return { id };
});

const get = async (url: string) => {
  lines.length = 0;
  const reply = await app.inject({ url, headers: { [REQUEST_ID]: "mine" } });
  return { reply, reference: reply.headers[REQUEST_ID] };
};

test("a failed answer has a reference, and the log a line with it, by route alone (V35)", async () => {
  const { reply, reference } = await get("/lots/broken?phone=9876512345");
  expect(reply.statusCode).toBe(500);
  expect(reference).toMatch(/^[0-9a-f]{12}$/);
  expect(lines.map(({ msg, reqId }) => [msg, reqId])).toEqual([
    ["unexpected failure", reference],
    ["failed", reference],
  ]);
  expect(lines[1]).toMatchObject({ method: "GET", route: "/lots/:id", status: 500 });
  expect(JSON.stringify(lines)).not.toContain("9876512345");
});

test("a refusal is found by its reference, too, with its code (V35)", async () => {
  const { reference } = await get("/lots/gone");
  expect(lines).toMatchObject([
    { msg: "refused", reqId: reference, route: "/lots/:id", status: 404, code: "not_found" },
  ]);
});

test("a slow answer is a line; a quick one, or somebody who knocks too often, is none (V35)", async () => {
  expect((await get("/lots/slow")).reference).toBeUndefined();
  expect(lines).toMatchObject([{ msg: "slow", route: "/lots/:id", status: 200 }]);
  for (const url of ["/lots/12", "/lots/often", "/wp-login.php"]) {
    expect((await get(url)).reference, url).toBeUndefined();
    expect(lines, url).toEqual([]);
  }
});

import fastify from "fastify";
import { expect, test } from "vitest";
import { Problem } from "../http/problems/problem.ts";
import { answerVisitor } from "./failed-page.ts";

const app = fastify();
app.get("/*", { errorHandler: answerVisitor }, async (request) => {
  if (request.url.startsWith("/hurried"))
    throw new Problem("too_many_requests", { retryAfter: 17 });
  if (request.url.startsWith("/odd"))
    throw new Problem("invalid_input", {
      path: "host",
      msg: { en: "The request could not be read", hi: "जो भेजा गया, वह पढ़ा नहीं जा सका" },
    });
  throw new Error("<b>inside</b>");
});
const browser = "text/html,application/xhtml+xml,*/*;q=0.8";
const get = (url: string, accept: string) => app.inject({ url, headers: { accept } });

test("who opens too many pages reads a page that says when to come back, and opens again by itself", async () => {
  const reply = await get("/hurried?<script>", browser);
  expect([reply.statusCode, reply.headers["retry-after"], reply.headers["cache-control"]]).toEqual([
    429,
    "17",
    "no-store",
  ]);
  expect(reply.headers["content-type"]).toContain("text/html");
  expect(reply.body).toContain("<h1>One moment, please</h1>");
  expect(reply.body).toContain("in 17 seconds");
  expect(reply.body).toContain(`<meta http-equiv="refresh" content="17">`);
  expect(reply.body).not.toContain("script");
});

test("a program that asks for the same reads the envelope", async () => {
  const reply = await get("/hurried", "*/*");
  expect([reply.statusCode, reply.headers["retry-after"]]).toEqual([429, "17"]);
  expect(reply.json()).toMatchObject({ is_success: 0, code: "too_many_requests", data: null });
});

test("a page that cannot be made says so, and nothing of the inside", async () => {
  const [odd, broken] = [await get("/odd", browser), await get("/broken", browser)];
  expect([odd.statusCode, broken.statusCode]).toEqual([400, 500]);
  expect(odd.body).toContain("The request could not be read.");
  expect(broken.body).toContain("<h1>This page could not be shown</h1>");
  expect(broken.body).not.toContain("inside");
  expect(broken.body).not.toContain("refresh");
});

import Fastify from "fastify";
import { expect, test } from "vitest";
import { takeCallsFirst } from "./calls-first.ts";

test("a bid that comes behind two hundred pages is taken up before most of them (F4)", async () => {
  const app = Fastify();
  takeCallsFirst(app, 4);
  let pages = 0;
  app.get("/page", () => `page ${++pages}`);
  app.post("/api/bid", () => ({ pagesBefore: pages }));
  await app.ready();
  const asked = Array.from({ length: 200 }, async () => (await app.inject("/page")).body);
  const bid = await app.inject({ method: "POST", url: "/api/bid" });
  expect(bid.json().pagesBefore).toBeLessThan(30);
  const answers = await Promise.all(asked);
  expect(new Set(answers).size).toBe(200);
  await app.close();
});

test("a page that comes alone waits for nobody, however many came before", async () => {
  const app = Fastify();
  takeCallsFirst(app, 1);
  app.get("/page", () => "page");
  for (let i = 0; i < 20; i++) expect((await app.inject("/page")).body).toBe("page");
  await app.close();
});

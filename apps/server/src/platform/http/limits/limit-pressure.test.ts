import { setTimeout as after } from "node:timers/promises";
import fastify from "fastify";
import { expect, test } from "vitest";
import { answerProblem } from "../problems/answer-problem.ts";
import { limitPressure } from "./limit-pressure.ts";

async function aServer(most: number, sampleMs: number) {
  const app = fastify();
  app.setErrorHandler(answerProblem);
  await limitPressure(app, most, sampleMs);
  app.get("/", async () => "here");
  return app;
}

const block = (ms: number) => {
  const until = performance.now() + ms;
  while (performance.now() < until);
};

test("a loop that is late refuses with the time to wait, and answers when it has caught up (T9)", async () => {
  const app = await aServer(50, 100);
  const whileBlocked = async () => {
    block(120);
    await after(1);
    const { statusCode, headers } = await app.inject("/");
    return [statusCode, headers["retry-after"]];
  };
  // Which of two due timers runs first, the loop decides: the sample may come before its measure.
  const patient = { interval: 1, timeout: 20_000 };
  await expect.poll(whileBlocked, patient).toEqual([503, "1"]);
  await expect.poll(async () => (await app.inject("/")).statusCode, patient).toBe(200);
  await app.close();
});

test("a sample without a measurement refuses nobody", async () => {
  // As short as what it samples: most are empty.
  const app = await aServer(60_000, 10);
  const seen = new Set<number>();
  for (let i = 0; i < 100; i++) {
    await after(2);
    seen.add((await app.inject("/")).statusCode);
  }
  expect([...seen]).toEqual([200]);
  await app.close();
});

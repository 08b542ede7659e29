import { hash } from "node:crypto";
import type { accounts, listings } from "@rebale/contract";
import { expect, test } from "vitest";
import { type ApiResponse, createApi } from "./client.ts";
import type { Call } from "./operations.ts";
import { Refused } from "./refused.ts";
import { withChallenge } from "./with-challenge.ts";
import { workOut } from "./work-out.ts";

const categories: Call<typeof listings.categories> = { method: "GET", path: "/category" };
const enterMobile: Call<typeof accounts.enterMobile> = {
  method: "POST",
  path: "/user/enter-mobile",
};
const challenge = { token: "1.abc.def", bits: 10 };
const reply = (status: number, body: object): ApiResponse => ({
  ok: status < 400,
  status,
  headers: new Headers(),
  json: async () => body,
});
const refused = { is_success: 0, code: "otp_too_many", message: "Please wait", errors: [] };

const isRight = (answer: string | undefined) =>
  answer?.startsWith(`${challenge.token}:`) &&
  hash("sha256", answer, "buffer").readUInt32BE(0) >>> (32 - challenge.bits) === 0;

/** A market that lets in who has worked, or has worked before. */
function marketOf(answerOf: (worked: boolean) => ApiResponse) {
  const answers: (string | undefined)[] = [];
  let told = 0;
  let hasCookie = false;
  const api = withChallenge(
    createApi(async (_, init) => {
      const answer = new Headers(init?.headers).get("x-challenge") ?? undefined;
      answers.push(answer);
      hasCookie ||= Boolean(isRight(answer));
      return answerOf(hasCookie);
    }),
    () => void told++,
  );
  return { api, answers, told: () => told };
}
const busyNetwork = () =>
  marketOf((worked) =>
    worked ? reply(200, { is_success: 1, data: [] }) : reply(429, { ...refused, challenge }),
  );

test("work that is asked for is done, with a word why, and the call is made again (X07)", async () => {
  const { api, answers, told } = busyNetwork();
  const sent = await api.call(enterMobile, { body: { mobile: "9800000001" } });
  expect(sent).toMatchObject({ is_success: 1 });
  expect(answers).toEqual([undefined, expect.stringMatching(/^1\.abc\.def:\d+$/)]);
  expect(told()).toBe(1);
});

test("of calls that are refused together one is worked for, and the others are made again (X07)", async () => {
  const { api, answers, told } = busyNetwork();
  await Promise.all([1, 2, 3].map(() => api.call(categories)));
  expect(answers.filter(Boolean)).toHaveLength(1);
  expect(told()).toBe(0);
});

test("a refusal without work, and one that comes in spite of it, are told (X07)", async () => {
  const plain = marketOf(() => reply(429, refused));
  await expect(plain.api.call(categories)).rejects.toBeInstanceOf(Refused);
  expect(plain.answers).toHaveLength(1);
  const hard = marketOf(() => reply(429, { ...refused, challenge }));
  await expect(hard.api.call(categories)).rejects.toBeInstanceOf(Refused);
  expect(hard.answers).toHaveLength(2);
});

test("while it is worked out the page lives, and leaving the page ends it (X07)", async () => {
  let beats = 0;
  const beat = setInterval(() => beats++, 1);
  const answer = await workOut({ token: "t", bits: 15 });
  clearInterval(beat);
  expect(hash("sha256", answer, "buffer").readUInt32BE(0) >>> 17).toBe(0);
  expect(beats).toBeGreaterThan(0);
  const left = AbortSignal.timeout(1);
  await expect(workOut({ token: "t", bits: 22 }, left)).rejects.toThrow();
});

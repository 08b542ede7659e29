import { envelope, type Operation, operations } from "@rebale/contract";
import fastJson, { type Schema } from "fast-json-stringify";
import { fastify } from "fastify";
import { expect, test } from "vitest";
import { z } from "zod";
import { visitor } from "./caller.ts";
import { endpoint } from "./endpoint.ts";
import { compileSerializersLazily, replySchema } from "./reply-schema.ts";

const Seller = z.object({ name: z.string(), pan: z.string().nullable() });
const operation = {
  method: "GET",
  path: "/lot",
  who: "anyone",
  summary: "A lot",
  reply: envelope(z.object({ price: z.number(), seller: Seller, bidders: z.array(Seller) }), {
    server_time: z.string().optional(),
  }),
} as const satisfies Operation;

async function answer(data: object, extra: object = {}) {
  const app = fastify();
  app.decorateRequest("caller", null as never);
  app.addHook("onRequest", async (request) => {
    request.caller = visitor;
  });
  compileSerializersLazily(app);
  endpoint(app, operation, async () => ({ data, ...extra }) as never);
  return app.inject("/lot");
}

test("a field that the contract does not name never leaves the house, at any depth", async () => {
  const secret = { password_hash: "argon2", mobile: "9800000001" };
  const seller = { name: "Asha", pan: null, ...secret };
  const reply = await answer({ price: 100, seller, bidders: [seller, seller], ...secret }, secret);
  expect(reply.json()).toEqual({
    is_success: 1,
    message: "",
    data: {
      price: 100,
      seller: { name: "Asha", pan: null },
      bidders: [
        { name: "Asha", pan: null },
        { name: "Asha", pan: null },
      ],
    },
    errors: [],
  });
});

test("a reply that lacks what the contract promises is a failure", async () => {
  expect((await answer({ price: 100, seller: { name: "Asha", pan: null } })).statusCode).toBe(500);
});

/** Whether somewhere in a schema anything at all may stand. */
const letsThrough = (schema: unknown): boolean => {
  if (typeof schema !== "object" || schema === null) return false;
  if (Array.isArray(schema)) return schema.some(letsThrough);
  const { properties, ...rest } = schema as { properties?: object; additionalProperties?: unknown };
  if (Object.keys(schema).length === 0 || rest.additionalProperties === true) return true;
  return [...Object.values(properties ?? {}), ...Object.values(rest)].some(letsThrough);
};

/** Replies of constants of the code, which know nobody: schemas and examples of events. */
const CONSTANT: readonly string[] = ["/webhook-events"];

test("no reply of the contract has a place where anything may stand, and each compiles", () => {
  for (const each of operations) {
    const { is_success, ...properties } = replySchema(each).properties ?? {};
    const isOpen = letsThrough(properties) && !CONSTANT.includes(each.path);
    expect([each.path, is_success, isOpen]).toEqual([each.path, {}, false]);
    expect(() => fastJson(replySchema(each) as object as Schema)).not.toThrow();
  }
});

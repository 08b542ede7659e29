import { priceBoard } from "@rebale/contract";
import type { FastifyRequest } from "fastify";
import { expect, test } from "vitest";
import { parseRequest } from "./endpoint.ts";

test("what a handler is given has no getter, which would keep the call until a full collection", async () => {
  const headers = { "accept-language": "hi" };
  const request = { headers, params: {}, query: {}, body: {} } as unknown as FastifyRequest;
  const asked = await parseRequest(priceBoard.boards, request);
  expect(asked.language).toBe("hi");
  const own = Object.values(Object.getOwnPropertyDescriptors(asked));
  expect(own.filter((property) => property.get)).toEqual([]);
});

import underPressure from "@fastify/under-pressure";
import type { FastifyInstance } from "fastify";
import { Problem } from "../problems/problem.ts";

/**
 * Refuses calls while the event loop is late, so that those it has taken are answered.
 * @param most milliseconds that the loop may be late, in the mean of a sample
 * @param sampleMs how long a sample is
 * @throws Problem too_busy
 */
export async function limitPressure(app: FastifyInstance, most: number, sampleMs = 1000) {
  await app.register(underPressure, {
    maxEventLoopDelay: most,
    sampleInterval: sampleMs,
    exposeStatusRoute: false,
    // A sample in which nothing was measured counts as an infinite delay there: it says nothing.
    pressureHandler: async (_request, _reply, _type, delay) => {
      if (Number.isFinite(delay)) throw new Problem("too_busy", { retryAfter: 1 });
    },
  });
}

import { randomUUID } from "node:crypto";
import type { Operation } from "@rebale/contract";
import type { FastifyInstance } from "fastify";
import { stopwatch } from "../clock.ts";
import type { Bus } from "../events.ts";
import { shortMemory } from "../short-memory.ts";
import { type Answered, type Asked, checkedReply, parseRequest } from "./endpoint.ts";

const KEEP_MS = 1000;
const MOST_REPLIES = 500;
const LONGEST_URL = 600;
/** Stands in a kept reply where the time goes. */
const TIME = randomUUID();

interface Kept {
  /** The reply's text before and after its server_time; one piece when it carries none. */
  readonly pieces: readonly string[];
  /** The market's time and ours when it was made. */
  readonly now: number;
  readonly at: number;
  readonly lotIds: ReadonlySet<number>;
}
type Public = Operation & { readonly who: "anyone" };
/**
 * A public reply; for one that carries a clock the market's time it was made at, for one that shows
 * lots which.
 */
export type Remembered<O extends Operation> = Omit<Answered<O>, "server_time"> &
  ("server_time" extends keyof Answered<O> ? { now: Date } : { now?: Date }) & {
    lotIds?: readonly number[];
  };

/**
 * Like `endpoint`, for a public GET whose reply is the same for everybody: kept for a second per
 * URL as the bytes that
 * are sent, ended at once by a bid on a lot it shows or by any change of the lists. Its clock stays
 * right meanwhile.
 */
export function rememberedEndpoints(app: FastifyInstance, bus: Bus) {
  const memory = shortMemory<Kept>({ ms: KEEP_MS, most: MOST_REPLIES });
  const stop = [
    bus.on("lots", () => memory.forget()),
    bus.on("content", () => memory.forget()),
    bus.on("ledger", ({ lotId }) => memory.forget(({ lotIds }) => lotIds.has(lotId))),
  ];
  app.addHook("onClose", async () => stop.forEach((off) => off()));

  return <const O extends Public>(
    operation: O,
    handle: (asked: Asked<O>) => Promise<Remembered<O>>,
  ): void => {
    app.route({
      method: operation.method,
      url: operation.path.replace(/\{(\w+)\}/g, ":$1"),
      config: { operation },
      handler: async (request, reply) => {
        const make = async (): Promise<Kept> => {
          const {
            now = new Date(0),
            lotIds = [],
            ...answered
          } = await handle(await parseRequest(operation, request));
          const text = JSON.stringify(
            checkedReply(operation, { ...answered, server_time: TIME } as unknown as Answered<O>),
          );
          return {
            pieces: text.split(TIME),
            now: now.getTime(),
            at: stopwatch(),
            lotIds: new Set(lotIds),
          };
        };
        const { pieces, now, at } = await (request.url.length > LONGEST_URL
          ? make()
          : memory.read(request.url, make));
        const time = new Date(now + stopwatch() - at).toISOString();
        return reply.type("application/json; charset=utf-8").send(pieces.join(time));
      },
    });
  };
}

import { randomUUID } from "node:crypto";
import type { Operation } from "@rebale/contract";
import type { FastifyInstance } from "fastify";
import type { Caches } from "../caches.ts";
import { stopwatch } from "../clock.ts";
import { callLanguage } from "../language.ts";
import type { Caller } from "./caller.ts";
import { type Answered, type Asked, envelopeOf, parseRequest } from "./endpoint.ts";
import { replySchema } from "./reply-schema.ts";

const TTL_MS = 1000;
const MAX_REPLIES = 500;
const MAX_URL = 600;
/** Stands in a cached reply where the time goes. */
const TIME_PLACEHOLDER = randomUUID();

interface CachedReply {
  /** With a placeholder where its server_time goes. */
  readonly text: string;
  /** The market's time and ours when it was made. */
  readonly now: number;
  readonly at: number;
  readonly tags: readonly string[];
}
type Public = Operation & { readonly who: "anyone" };
/**
 * A public reply; for one that carries a clock the market's time it was made at; `tags` name what
 * it shows beside the lists and the content.
 */
export type Cacheable<O extends Operation> = Omit<Answered<O>, "server_time" | "pageTags"> &
  ("server_time" extends keyof Answered<O> ? { now: Date } : { now?: Date }) & {
    tags?: readonly string[];
  };

const textOf = ({ text, now, at }: CachedReply): string =>
  text.replace(TIME_PLACEHOLDER, new Date(now + stopwatch() - at).toISOString());

/** Makes the shared reply the caller's own: its text as they see it. */
export type Personalise = (
  caller: Caller,
  text: string,
  tags: readonly string[],
) => Promise<string>;

/**
 * Like `endpoint`, for a public GET whose reply is the same for everybody: cached for a second per
 * URL as the bytes that are sent, ended at once when a tag of it, the lists or the content expire.
 * Its clock stays right meanwhile. What is a caller's own is put in after the cache. Only what is
 * registered `byLanguage` may depend on the language of the call.
 */
export function cachedEndpoints(app: FastifyInstance, caches: Caches, personalise?: Personalise) {
  const replies = caches.open<CachedReply>({
    ttl: TTL_MS,
    max: MAX_REPLIES,
    tags: "common",
    tagsOf: ({ tags }) => tags,
  });

  return <const O extends Public>(
    operation: O,
    handle: (asked: Asked<O>) => Promise<Cacheable<O>>,
    { byLanguage = false } = {},
  ): void => {
    app.route({
      method: operation.method,
      url: operation.path.replace(/\{(\w+)\}/g, ":$1"),
      config: { operation },
      schema: { response: { 200: replySchema(operation) } },
      handler: async (request, reply) => {
        const make = async (): Promise<CachedReply> => {
          const asked = await parseRequest(operation, request);
          const { now = new Date(0), tags = [], ...answered } = await handle(asked);
          const timed = { ...answered, server_time: TIME_PLACEHOLDER } as unknown as Answered<O>;
          const text = String(reply.serializeInput(envelopeOf(timed), "200"));
          return { text, now: now.getTime(), at: stopwatch(), tags };
        };
        if (byLanguage) reply.header("vary", "accept-language");
        const key = byLanguage
          ? `${callLanguage(request.headers["accept-language"])} ${request.url}`
          : request.url;
        const cached = await (key.length > MAX_URL ? make() : replies.fetch(key, make));
        const text = textOf(cached);
        reply.type("application/json; charset=utf-8");
        if (!personalise || request.caller.kind === "visitor") return reply.send(text);
        reply.header("cache-control", "no-store");
        return reply.send(await personalise(request.caller, text, cached.tags));
      },
    });
  };
}

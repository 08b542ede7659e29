import multipart from "@fastify/multipart";
import type { Body, Language, Operation, Params, Query, Reply } from "@rebale/contract";
import type { OfficeList } from "@rebale/contract/office/list-files";
import { wordsOf } from "@rebale/contract/values/complaint";
import { plainWords } from "@rebale/contract/values/plain-words";
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from "fastify";
import type { z } from "zod";
import { withOrigin } from "../audit/call-origin.ts";
import { callLanguage } from "../language.ts";
import { admit } from "./admit.ts";
import { type Admitted, type Caller, keyOf } from "./caller.ts";
import type { Visitor } from "./limits/limits.ts";
import { readMultipart, type Upload } from "./multipart.ts";
import { Problem } from "./problems/problem.ts";
import { replySchema } from "./reply-schema.ts";
import { sendPageTags } from "./site-calls.ts";

/** A handler's input: everything parsed by the contract, and a caller whom the guard let in. */
export interface Asked<O extends Operation> {
  readonly params: Params<O>;
  readonly query: Query<O>;
  readonly body: Body<O>;
  readonly uploads: readonly Upload[];
  readonly caller: Admitted[O["who"]];
  readonly headers: FastifyRequest["headers"];
  /** The caller's language, as `Accept-Language` says. */
  readonly language: Language;
  /** The caller's network address. */
  readonly address: string;
  /** The visitor for limits where nobody has signed in. */
  readonly visitor: Visitor;
}

type ExtraFields<O extends Operation> = Omit<
  Reply<O>,
  "is_success" | "message" | "data" | "errors"
>;
/**
 * A handler answers data, a message where the specification words one, and what stands beside them
 * in the envelope.
 */
export type Answered<O extends Operation> = {
  data: Reply<O> extends { data: infer D } ? D : never;
  message?: string;
  isSuccess?: 1 | "1";
  /** The tags that end a rendered page of this reply before the page's time. */
  pageTags?: readonly string[];
  /** Headers of the reply, such as a cookie. */
  headers?: Readonly<Record<string, string>> | undefined;
} & ExtraFields<O>;

declare module "fastify" {
  interface FastifyRequest {
    caller: Caller;
    visitor: Visitor;
  }
  interface FastifyContextConfig {
    operation?: Operation;
  }
}

/** A list of rows for the office is registered with `listEndpoint`, which also answers files. */
type NoOfficeList<O> = O extends OfficeList ? { readonly registeredWith: "listEndpoint" } : unknown;

/** Registers one operation: who may, as the contract says, and what happens. */
export function endpoint<const O extends Operation>(
  app: FastifyInstance,
  operation: O & NoOfficeList<O>,
  handle: (asked: Asked<O>) => Promise<Answered<O>>,
): void {
  route<O>(app, operation, async (asked, request, reply) => {
    const answered = await (operation.method === "GET"
      ? handle(asked)
      : withOrigin(request.ip, () => handle(asked), keyOf(request.caller)?.id));
    return answer(answered, request, reply);
  });
}

/** Sends what a handler answered. */
export function answer<O extends Operation>(
  answered: Answered<O>,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const { pageTags, headers } = answered;
  if (pageTags) sendPageTags(request, reply, pageTags);
  // A reply to one caller is cached for no other.
  reply.header("cache-control", "no-store");
  if (headers) reply.headers(headers);
  return reply.send(envelopeOf(answered));
}

/** Registers an operation whose handler sends the reply itself. */
export function route<O extends Operation>(
  app: FastifyInstance,
  operation: O,
  handle: (asked: Asked<O>, request: FastifyRequest, reply: FastifyReply) => Promise<unknown>,
): void {
  const route: RouteOptions = {
    method: operation.method,
    url: operation.path.replace(/\{(\w+)\}/g, ":$1"),
    config: { operation },
    schema: { response: { 200: replySchema(operation) } },
    handler: async (request, reply) => {
      admit(request.caller, operation);
      return handle(await parseRequest(operation, request), request, reply);
    },
  };
  if (!operation.files) return void app.route(route);
  // The reader of files watches over every request of its scope: only over those that bring some.
  app.register(async (scope) => {
    await scope.register(multipart);
    scope.route(route);
  });
}

export async function parseRequest<O extends Operation>(
  operation: O,
  request: FastifyRequest,
): Promise<Asked<O>> {
  const isForm = operation.files && (request.isMultipart() || !operation.takesJson);
  const form = isForm && operation.files ? await readMultipart(request, operation.files) : null;
  return {
    params: parse(operation.params, request.params),
    query: parse(operation.query, request.query),
    body: parse(operation.body, form ? form.fields : (request.body ?? {})),
    uploads: form?.uploads ?? [],
    caller: request.caller,
    headers: request.headers,
    // Few ask for it, but a getter here would keep each request until the next full collection.
    language: callLanguage(request.headers["accept-language"]),
    address: request.ip,
    visitor: request.visitor,
  } as unknown as Asked<O>;
}

export function parse(schema: z.ZodType | undefined, input: unknown): unknown {
  if (!schema) return undefined;
  const parsed = schema.safeParse(input, { error: plainWords });
  if (parsed.success) return parsed.data;
  const errors = parsed.error.issues
    .slice(0, 50)
    .map((issue) => ({ path: issue.path.join("."), msg: wordsOf(issue) }));
  throw new Problem("invalid_input", {
    errors,
    ...(errors.length === 1 && errors[0] ? { msg: errors[0].msg } : {}),
  });
}

/** The envelope of a success, before it is serialised by the contract's schema. */
export const envelopeOf = <O extends Operation>(
  answered: Answered<O>,
): Record<string, unknown> => ({
  ...answered,
  is_success: answered.isSuccess ?? 1,
  message: answered.message ?? "",
  errors: [],
  // Fields of the reply itself, and no part of what it says.
  isSuccess: undefined,
  pageTags: undefined,
  headers: undefined,
});

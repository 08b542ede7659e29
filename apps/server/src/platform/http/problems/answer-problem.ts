import { type ProblemCode, problems } from "@rebale/contract";
import type { Words } from "@rebale/contract/values/complaint";
import type { FastifyError, FastifyReply, FastifyRequest } from "fastify";
import { callLanguage } from "../../language.ts";
import { type FieldFault, Problem } from "./problem.ts";
import { httpStatus } from "./status.ts";

/** The refusals of Fastify, its plugins and the database by codes of their own. */
const fromOthers: Readonly<Record<string, ProblemCode>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: "body_too_large",
  FST_REQ_FILE_TOO_LARGE: "body_too_large",
  FST_ERR_CTP_INVALID_MEDIA_TYPE: "unsupported_media",
  FST_ERR_CTP_EMPTY_JSON_BODY: "invalid_input",
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: "invalid_input",
  ENOSPC: "disk_full",
  EDQUOT: "disk_full",
  "53100": "disk_full",
  // PostgreSQL keeps no NUL character in text: whoever sends one is asked for something else.
  "22021": "invalid_input",
};

const fromTheirStatus: Readonly<Record<number, ProblemCode>> = {
  400: "invalid_input",
  // A path that would climb out of a folder of files.
  403: "not_found",
  415: "unsupported_media",
};

const UNREADABLE: Words = {
  en: "The request could not be read",
  hi: "जो भेजा गया, वह पढ़ा नहीं जा सका",
};
const UNEXPECTED: Words = {
  en: "Something went wrong on our side. Please try again",
  hi: "हमारी तरफ़ कुछ गड़बड़ हुई। फिर कोशिश कीजिए",
};

/** A failure as its caller reads it. */
export interface Failure {
  readonly status: number;
  readonly code: string;
  readonly words: Words;
  readonly errors: readonly FieldFault[];
  /** Seconds. */
  readonly retryAfter?: number | undefined;
  readonly tempToken?: string | undefined;
  readonly challenge?: Problem["challenge"];
  readonly scope?: Problem["scope"];
  readonly data?: Problem["data"];
}

const refusal = (
  code: ProblemCode,
  words: Words,
  errors: readonly FieldFault[],
  retryAfter?: number,
): Failure => ({
  status: httpStatus[code],
  code,
  words,
  errors,
  retryAfter,
});

/** Refusals keep their code; bugs are 500 with nothing inside and a full line in the log. */
export function failureOf(error: FastifyError | Problem, request: FastifyRequest): Failure {
  if (error instanceof Problem) {
    if (httpStatus[error.code] === 403) logForbidden(request, error.code);
    const { words, errors, retryAfter, tempToken, challenge, scope, data } = error;
    const beside = { tempToken, challenge, scope, data };
    return { ...refusal(error.code, words, errors, retryAfter), ...beside };
  }
  const code = fromOthers[error.code] ?? fromTheirStatus[error.statusCode ?? 0];
  if (code) {
    if (code === "disk_full") request.server.disk?.noteFull();
    const words = code === "invalid_input" ? UNREADABLE : problems[code];
    return refusal(code, words, [{ path: "", msg: words }]);
  }
  request.log.error({ err: error }, "unexpected failure");
  const away = databaseIsAway(error);
  const words = away ? problems.too_busy : UNEXPECTED;
  return {
    status: away ? 503 : 500,
    code: "unexpected",
    words,
    errors: [{ path: "", msg: words }],
  };
}

/** A forbidden try by its route, as an address may hold what somebody typed. */
function logForbidden({ log, caller, method, routeOptions }: FastifyRequest, code: ProblemCode) {
  const userId = caller && "userId" in caller ? caller.userId : undefined;
  log.info({ userId, method, route: routeOptions.url, code }, "forbidden");
}

/** Status and headers of a failure; its words follow as the caller reads them. */
export function replyFailure(
  reply: FastifyReply,
  { status, code, retryAfter }: Failure,
): FastifyReply {
  reply.request.refusedWith = code;
  if (retryAfter) reply.header("retry-after", String(retryAfter));
  return reply.code(status).header("cache-control", "no-store");
}

/** Refusals are worded where they leave, in the language that the caller accepts. */
function sendEnvelope(reply: FastifyReply, failure: Failure) {
  const language = callLanguage(reply.request.headers["accept-language"]);
  return replyFailure(reply, failure).send({
    is_success: 0,
    code: failure.code,
    message: failure.words[language],
    data: failure.data ?? null,
    errors: failure.errors.map(({ path, msg, value }) => ({
      path,
      msg: msg[language],
      ...(value && { value }),
    })),
    ...(failure.tempToken && { temp_token: failure.tempToken }),
    ...(failure.scope !== undefined && { scope: failure.scope }),
    ...(failure.challenge && { challenge: failure.challenge }),
  });
}

export const refuse = (
  reply: FastifyReply,
  code: ProblemCode,
  words: Words,
  errors: readonly FieldFault[],
) => sendEnvelope(reply, refusal(code, words, errors));

/** Every failure becomes the envelope. */
export const answerProblem = (
  error: FastifyError | Problem,
  request: FastifyRequest,
  reply: FastifyReply,
) => sendEnvelope(reply, failureOf(error, request));

/** Lost or refused connections and a shutting-down PostgreSQL: the caller may try again. */
const AWAY = new Set([
  "ECONNREFUSED",
  "ECONNRESET",
  "EPIPE",
  "ENOENT",
  "57P01",
  "57P02",
  "57P03",
  "08006",
  "08001",
]);
const databaseIsAway = (error: Error & { code?: string }) =>
  AWAY.has(error.code ?? "") ||
  /Connection terminated|timeout exceeded when trying to connect/.test(error.message);

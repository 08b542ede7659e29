import { type Complaint, type ProblemCode, problems } from "@rebale/contract";
import type { FastifyError, FastifyReply, FastifyRequest } from "fastify";
import { Problem } from "../problem.ts";
import { httpStatus } from "./status.ts";

/** What Fastify, its plugins and the database refuse by codes of their own. */
const fromOthers: Readonly<Record<string, ProblemCode>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: "body_too_large",
  FST_REQ_FILE_TOO_LARGE: "body_too_large",
  FST_ERR_CTP_INVALID_MEDIA_TYPE: "unsupported_media",
  FST_ERR_CTP_EMPTY_JSON_BODY: "invalid_input",
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: "invalid_input",
  FST_UNDER_PRESSURE: "too_busy",
  // PostgreSQL keeps no NUL character in text: whoever sends one is asked for something else.
  "22021": "invalid_input",
};

const fromTheirStatus: Readonly<Record<number, ProblemCode>> = {
  400: "invalid_input",
  // A path that would climb out of a folder of files.
  403: "not_found",
  415: "unsupported_media",
};

export function refuse(reply: FastifyReply, code: ProblemCode, message: string, errors: readonly Complaint[]) {
  return reply.code(httpStatus[code]).header("cache-control", "no-store").send({ is_success: 0, code, message, data: null, errors });
}

/** Every failure becomes the envelope: refusals with their code, bugs as 500 with nothing inside and a full line in the log. */
export function answerProblem(error: FastifyError | Problem, request: FastifyRequest, reply: FastifyReply) {
  if (error instanceof Problem) {
    if (error.retryAfter) reply.header("retry-after", String(error.retryAfter));
    return refuse(reply, error.code, error.message, error.errors);
  }
  const code = fromOthers[error.code] ?? fromTheirStatus[error.statusCode ?? 0];
  if (code) {
    if (code === "too_busy") reply.header("retry-after", "1");
    const message = code === "invalid_input" ? "The request could not be read" : problems[code];
    return refuse(reply, code, message, [{ path: "", msg: message }]);
  }
  request.log.error({ err: error }, "unexpected failure");
  const message = databaseIsAway(error) ? problems.too_busy : "Something went wrong on our side. Please try again";
  return reply
    .code(databaseIsAway(error) ? 503 : 500)
    .header("cache-control", "no-store")
    .send({ is_success: 0, code: "unexpected", message, data: null, errors: [{ path: "", msg: message }] });
}

/** Lost or refused connections and a shutting-down PostgreSQL: the caller may try again. */
const AWAY = new Set(["ECONNREFUSED", "ECONNRESET", "EPIPE", "ENOENT", "57P01", "57P02", "57P03", "08006", "08001"]);
const databaseIsAway = (error: Error & { code?: string }) =>
  AWAY.has(error.code ?? "") || /Connection terminated|timeout exceeded when trying to connect/.test(error.message);

import { STATUS_CODES } from "node:http";
import type { Socket } from "node:net";
import { type ProblemCode, problems } from "@rebale/contract";
import { httpStatus } from "./status.ts";

/** Milliseconds that a client has to read why, while what it still sends is thrown away. */
const TO_READ = 2_000;

/** The envelope for a request that did not come in whole, so that no reply could answer it. */
export function refuseOnSocket(socket: Socket, code: ProblemCode): void {
  if (!socket.writable) return void socket.destroy();
  const status = httpStatus[code];
  const message = problems[code].en;
  const body = JSON.stringify({
    is_success: 0,
    code,
    message,
    data: null,
    errors: [{ path: "", msg: message }],
  });
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    "content-type: application/json; charset=utf-8",
    `content-length: ${Buffer.byteLength(body)}`,
    "cache-control: no-store",
    "connection: close",
  ];
  socket.end(`${head.join("\r\n")}\r\n\r\n${body}`);
  // A connection that is closed over unread bytes is reset, and its answer is lost.
  socket.resume();
  setTimeout(() => socket.destroy(), TO_READ).unref();
}

/** A request that Node could not read. */
export function refuseBroken(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === "ECONNRESET") return void socket.destroy();
  refuseOnSocket(socket, error.code === "ERR_HTTP_REQUEST_TIMEOUT" ? "too_slow" : "invalid_input");
}

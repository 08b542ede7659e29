import type { ServerResponse } from "node:http";
import type { FastifyReply } from "fastify";
import { keyOf } from "./caller.ts";

/**
 * Turns a reply into a stream of Server-Sent Events; the caller writes frames to what comes back.
 */
export function openEventStream(reply: FastifyReply, opening: string): ServerResponse {
  reply.hijack();
  const response = reply.raw;
  reply.server.underWay?.end(response);
  holdOfKey(reply);
  // A caller who has left while something was looked up is sent nothing.
  if (response.destroyed) return response;
  // The stream lasts as long as its connection: unchunked, a frame is one write to the socket.
  response.useChunkedEncodingByDefault = false;
  response.writeHead(200, {
    "content-type": "text/event-stream; charset=utf-8",
    "cache-control": "no-store, no-transform",
    "x-accel-buffering": "no",
    "x-content-type-options": "nosniff",
  });
  response.socket?.setNoDelay(true);
  response.write(opening);
  return response;
}

/** A machine's stream ends with its key. */
function holdOfKey({ request: { caller }, server: { keyStreams }, raw }: FastifyReply): void {
  const key = keyStreams && keyOf(caller);
  if (key && "userId" in caller) keyStreams.hold(raw, key, caller.userId);
}

import { setTimeout as sleep } from "node:timers/promises";
import type { Line } from "./bidder.ts";
import type { ReceivedEvent, WatcherLog } from "./checker/history.ts";
import { oneOf } from "./random.ts";

const PAUSE = 200;

/** Watches one lot as a browser does: after a break it goes on from the last event, anywhere. */
export async function keepWatching(
  line: Line,
  watcher: string,
  lot: number,
  signal: AbortSignal,
): Promise<WatcherLog> {
  const received: ReceivedEvent[] = [];
  let last: number | null = null;
  while (!signal.aborted) {
    try {
      const after: Record<string, string> = { "last-event-id": String(last ?? 0) };
      last ??= 0;
      const response = await fetch(`${oneOf(line.random, line.nodes)}/api/auction/stream/${lot}`, {
        headers: after,
        signal,
      });
      if (!response.ok || !response.body) throw new Error(`${response.status}`);
      for await (const event of eventsOf(response.body)) {
        received.push(event);
        last = event.seq;
      }
    } catch {
      // The line broke: it comes again.
    }
    if (!signal.aborted) await sleep(PAUSE);
  }
  return { watcher, lot, from: 0, received };
}

async function* eventsOf(body: ReadableStream<Uint8Array>): AsyncGenerator<ReceivedEvent> {
  const decoder = new TextDecoder();
  let text = "";
  for await (const chunk of body) {
    const pieces = (text + decoder.decode(chunk, { stream: true })).split("\n\n");
    text = pieces.pop() ?? "";
    for (const piece of pieces) {
      const event = readEvent(piece);
      if (event) yield event;
    }
  }
}

function readEvent(piece: string): ReceivedEvent | null {
  const fields = new Map(
    piece.split("\n").map((line) => {
      const colon = line.indexOf(": ");
      return [line.slice(0, colon), line.slice(colon + 2)] as const;
    }),
  );
  const event = fields.get("event");
  const seq = Number(fields.get("id"));
  if (event === "extended" || event === "closed") return { event, seq };
  if (event !== "bid") return null;
  const { bidder, heightest } = JSON.parse(fields.get("data") ?? "{}");
  return { event, seq, bidder, highest: heightest };
}

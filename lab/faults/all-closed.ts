import { setTimeout as sleep } from "node:timers/promises";
import type { Line } from "./bidder.ts";

/** How long closing may take after the end while the market answers, milliseconds. */
const CLOSING = 120_000;
const PAUSE = 200;

interface Told {
  readonly outcome: string | null;
  readonly hard_ends_at: string;
}

/** Resolves when each of these lots has an outcome. @throws Error when one never gets one */
export async function allClosed(line: Line, lots: readonly number[]): Promise<void> {
  const waiting = new Set(lots);
  let late = 0;
  while (waiting.size > 0) {
    const begun = performance.now();
    let isLate = false;
    for (const lot of waiting) {
      const told = await ask(line, lot);
      if (told?.outcome) waiting.delete(lot);
      else if (told) isLate ||= Date.parse(told.hard_ends_at) < Date.now();
    }
    await sleep(PAUSE);
    if (isLate) late += performance.now() - begun;
    if (late > CLOSING) throw new Error(`Lots ${[...waiting].join(", ")} never ended`);
  }
}

/** The answer of the first node that has one. */
async function ask({ nodes, timeoutMs }: Line, lot: number): Promise<Told | undefined> {
  for (const node of nodes) {
    const { data } = (await fetch(`${node}/api/auction/details/${lot}`, {
      signal: AbortSignal.timeout(timeoutMs),
    })
      .then((response) => response.json())
      .catch(() => ({}))) as { data?: Told };
    if (data) return data;
  }
  return undefined;
}

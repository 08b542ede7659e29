import { setTimeout as sleep } from "node:timers/promises";
import type { Line } from "./bidder.ts";

/** How long closing may take after the end, milliseconds. */
const CLOSING = 120_000;

/** Resolves when each of these lots has an outcome. @throws Error when one never gets one */
export async function allClosed(line: Line, lots: readonly number[]): Promise<void> {
  const waiting = new Set(lots);
  let latest: number | undefined;
  while (waiting.size > 0) {
    for (const lot of waiting) {
      const { data } = (await fetch(`${line.nodes[0]}/api/auction/details/${lot}`, {
        signal: AbortSignal.timeout(line.timeoutMs),
      })
        .then((response) => response.json())
        .catch(() => ({}))) as { data?: { outcome: string | null; hard_ends_at: string } };
      if (data?.outcome) waiting.delete(lot);
      if (data) latest ??= Date.parse(data.hard_ends_at) + CLOSING;
    }
    if (waiting.size > 0 && latest !== undefined && Date.now() > latest)
      throw new Error(`Lots ${[...waiting].join(", ")} never ended`);
    await sleep(200);
  }
}

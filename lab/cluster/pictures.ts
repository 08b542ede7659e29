import { setTimeout as sleep } from "node:timers/promises";
import { WIDTHS } from "../../apps/server/src/features/media/media.rules.ts";

const TIMEOUT_MS = 5_000;
const PAUSE = 100;

/** Asks for the pictures of the lots that the market shows, in every width, for so long. */
export async function askForPictures(url: string, milliseconds: number): Promise<void> {
  const until = performance.now() + milliseconds;
  const page = await fetch(`${url}/api/product/shop?rows=24`, {
    signal: AbortSignal.timeout(TIMEOUT_MS),
  })
    .then((response) => response.text())
    .catch(() => "");
  const pictures = page.match(/\/uploads\/[0-9a-f]{64}\.webp/g) ?? [];
  const asked: Promise<unknown>[] = [];
  for (let i = 0; pictures.length > 0 && performance.now() < until; i++) {
    const path = `${pictures[i % pictures.length]}?w=${WIDTHS[i % WIDTHS.length]}`;
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    asked.push(
      fetch(url + path, { signal }).then(
        (response) => response.arrayBuffer(),
        () => undefined,
      ),
    );
    await sleep(PAUSE);
  }
  await Promise.allSettled(asked);
}

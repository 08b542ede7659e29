import { setTimeout as sleep } from "node:timers/promises";

/** After a fault the market may take so long until it is whole again, milliseconds. */
const RECOVERY = 90_000;

/** @throws Error `otherwise` when it takes too long, caused by what failed last */
export async function waitFor(
  isSo: () => Promise<boolean>,
  otherwise: string,
  milliseconds = RECOVERY,
): Promise<void> {
  const latest = performance.now() + milliseconds;
  let cause: unknown;
  const look = () =>
    isSo().catch((error: unknown) => {
      cause = error;
      return false;
    });
  while (!(await look())) {
    if (performance.now() > latest) throw new Error(otherwise, { cause });
    await sleep(500);
  }
}

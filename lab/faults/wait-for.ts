import { setTimeout as sleep } from "node:timers/promises";

/** After a fault the market may take so long until it is whole again, milliseconds. */
const RECOVERY = 90_000;

export async function waitFor(isSo: () => Promise<boolean>, otherwise: string): Promise<void> {
  const latest = performance.now() + RECOVERY;
  while (!(await isSo().catch(() => false))) {
    if (performance.now() > latest) throw new Error(otherwise);
    await sleep(500);
  }
}

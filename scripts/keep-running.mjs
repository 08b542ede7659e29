/** Milliseconds: what ends sooner could not start, and says why; once more would say the same. */
const STARTED = 15_000;
const PAUSE = 2_000;

/**
 * Runs the market, and again when it ends by itself: a crash costs seconds, not the night. Asked
 * to end, or one that refuses to start, it stays down.
 * @param start runs it to its end, as `run` does
 */
export async function keepRunning(
  start,
  { started = STARTED, pause = PAUSE, say = console.error } = {},
) {
  for (;;) {
    const since = performance.now();
    const { code, interrupted } = await start();
    if (interrupted || code === 0 || performance.now() - since < started) return code;
    say(`Rebale ended by itself (exit code ${code}) and is started again …`);
    await new Promise((later) => setTimeout(later, pause));
  }
}

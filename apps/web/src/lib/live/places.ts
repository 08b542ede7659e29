/**
 * Over HTTP/1.1 the windows of a browser have six connections to the market between them, and a
 * stream keeps one. So all windows together have so many streams; a call always finds a connection.
 */
const PLACES = ["1", "2", "3", "4"].map((place) => `live-stream-${place}`);

/** Newer HTTP carries all streams on one connection; a browser without locks keeps no order. */
export function arePlacesCounted(): boolean {
  if (!globalThis.navigator?.locks) return false;
  const [page] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  return page?.nextHopProtocol !== "h2";
}

/**
 * Takes a place for a stream, until the signal aborts.
 * @returns whether there was one
 */
export async function takePlace(signal: AbortSignal): Promise<boolean> {
  for (const name of PLACES) if (await holds(name, signal)) return true;
  return false;
}

const holds = (name: string, signal: AbortSignal): Promise<boolean> =>
  new Promise((told) => {
    void navigator.locks.request(name, { ifAvailable: true }, (lock) => {
      told(lock !== null);
      if (lock && !signal.aborted)
        return new Promise<void>((left) => signal.addEventListener("abort", () => left()));
    });
  });

const windows = globalThis.BroadcastChannel ? new BroadcastChannel("live-streams") : undefined;
const WANTED = "a window that is used wants places";

/** Asks the other windows for theirs. */
export const askForPlaces = (): void => windows?.postMessage(WANTED);

/** Whenever another window asks. */
export const whenAsked = (leave: () => void, signal: AbortSignal): void =>
  windows?.addEventListener("message", leave, { signal });

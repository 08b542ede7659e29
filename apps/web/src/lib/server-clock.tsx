import { createContext, useContext, useEffect, useState, useSyncExternalStore } from "react";

/**
 * Countdowns run on the server's clock, not the visitor's. `offset` is server minus visitor, in
 * milliseconds.
 */
let offset = 0;
let now = 0;
let timer: ReturnType<typeof setTimeout> | undefined;
const watchers = new Set<() => void>();

/** Ticks once for everybody, at the turn of the server's second. */
function tick() {
  now = Date.now() + offset;
  for (const watcher of watchers) watcher();
  timer = watchers.size ? setTimeout(tick, 1000 - (now % 1000)) : undefined;
}

function subscribe(watcher: () => void) {
  watchers.add(watcher);
  if (!timer) tick();
  return () => {
    watchers.delete(watcher);
    if (watchers.size) return;
    clearTimeout(timer);
    timer = undefined;
  };
}

/** Takes over the clock of a reply that arrived at `receivedAt` (the visitor's clock). */
export function adoptServerTime(serverTime: string, receivedAt = Date.now()) {
  const read = Date.parse(serverTime) - receivedAt;
  if (Number.isNaN(read)) return;
  offset = read;
  if (timer) {
    clearTimeout(timer);
    tick();
  }
}

/** The same value until the next tick, as React asks of a store. */
const read = () => {
  now ||= Date.now() + offset;
  return now;
};

export const serverNow = () => Date.now() + offset;

/**
 * When the first page's clock was right: its first byte came long before the scripts ran, and a
 * page that the server had cached was some seconds old by then, as it says.
 */
const pageWasRight = () => {
  const navigation = performance.getEntriesByType("navigation")[0] as
    | PerformanceNavigationTiming
    | undefined;
  const age = navigation?.serverTiming?.find(({ name }) => name === "age")?.duration ?? 0;
  const came = navigation?.responseStart
    ? performance.timeOrigin + navigation.responseStart
    : Date.now();
  return came - age;
};
let hydrated = false;

const FirstTime = createContext(0);

/** Around everything on a screen that shows a clock; `time` is the reply's `server_time`. */
export function MarketClock({ time, children }: { time: string; children: React.ReactNode }) {
  useEffect(() => {
    adoptServerTime(time, hydrated ? Date.now() : pageWasRight());
    hydrated = true;
  }, [time]);
  return <FirstTime value={Date.parse(time)}>{children}</FirstTime>;
}

/**
 * Milliseconds on the server's clock, new every second; the reply's own time on the server and
 * while hydrating.
 */
export function useNow(): number {
  const first = useContext(FirstTime);
  return useSyncExternalStore(subscribe, read, () => first);
}

/** Whether `end` (ms) is over on the server's clock; renders again only when it is. */
export function useHasPassed(end: number): boolean {
  const first = useContext(FirstTime);
  return useSyncExternalStore(
    subscribe,
    () => read() >= end,
    () => first >= end,
  );
}

/** How many of these moments (ms) are over on the server's clock. */
export function useCountPassed(moments: readonly number[]): number {
  const first = useContext(FirstTime);
  const passed = (now: number) => moments.filter((at) => at <= now).length;
  return useSyncExternalStore(
    subscribe,
    () => passed(read()),
    () => passed(first),
  );
}

/** Clocks out of sight move so often, but for their last minutes; ms. */
const SELDOM = 10_000;
const ALWAYS = 5 * 60_000;
let turns = 0;

/**
 * As `useNow`, but no later than `end` (ms). What is out of sight is updated seldom, each in its turn:
 * a list of hundreds of clocks costs what is seen of it. Coming into sight renders nothing, so
 * scrolling costs nothing; the next second is right.
 */
export function useNowUntil(end: number, inSight: React.RefObject<boolean>): number {
  const first = useContext(FirstTime);
  const [turn] = useState(() => (turns++ * 1000) % SELDOM);
  const readSeldom = () => {
    const time = Math.min(read(), end);
    return inSight.current || end - time <= ALWAYS ? time : time - ((time + turn) % SELDOM);
  };
  return useSyncExternalStore(subscribe, readSeldom, () => Math.min(first, end));
}

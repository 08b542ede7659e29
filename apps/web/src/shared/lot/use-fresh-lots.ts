import { useEffect } from "react";
import { useRevalidator } from "react-router";
import { serverNow } from "../../lib/server-clock.tsx";
import type { CardLot } from "./card/card-lot.ts";
import { streamState, subscribeToState } from "./prices/live-prices.ts";
import { useKnownStandings } from "./prices/standings.ts";
import { useWatchedPrices } from "./prices/use-prices.ts";

/** Without a stream a list is read again so often, in ms. */
const POLL = 20_000;
/** With one, only what comes and goes is still to be read. */
const SELDOM = 60_000;
/** Viewers of one lot's end ask again within so many ms, not all at once. */
const SPREAD = 5_000;

const moments = (lots: readonly Moves[]) =>
  lots.flatMap(({ status, starts_at, ends_at }) => {
    const at = status === "upcoming" ? starts_at : status === "live" ? ends_at : null;
    return at ? Date.parse(at) : [];
  });
type Moves = Pick<CardLot, "_id" | "status" | "starts_at" | "ends_at">;

/** Lists keep up with the market: prices by the stream, else by reading the list again. */
export function useFreshLots(lots: readonly Moves[]) {
  useWatchedPrices(lots);
  useKnownStandings(lots);
  const { revalidate } = useRevalidator();
  // Without a render: the page need not be drawn again because its stream is up.
  useEffect(() => {
    const read = () => {
      if (!document.hidden && navigator.onLine) void revalidate();
    };
    let timer: ReturnType<typeof setInterval> | undefined;
    const schedule = () => {
      clearInterval(timer);
      timer = setInterval(read, streamState() === "up" ? SELDOM : POLL);
    };
    schedule();
    const end = subscribeToState(schedule);
    return () => {
      end();
      clearInterval(timer);
    };
  }, [revalidate]);

  // A list that is read again has new moments.
  useEffect(() => {
    const next = Math.min(...moments(lots).filter((at) => at > serverNow()));
    if (next - serverNow() > SELDOM) return;
    const wait = next - serverNow() + 1_000 + Math.random() * SPREAD;
    const timer = setTimeout(() => void revalidate(), wait);
    return () => clearTimeout(timer);
  }, [lots, revalidate]);
}

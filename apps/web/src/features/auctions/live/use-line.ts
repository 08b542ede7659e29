import type {
  StreamBid,
  StreamClock,
  StreamClosed,
  StreamExtended,
  StreamPaused,
  StreamReset,
  StreamResumed,
  StreamWithdrawn,
} from "@rebale/contract/auctions";
import { type Dispatch, useEffect, useRef, useState } from "react";
import { adoptServerTime } from "../../../lib/server-clock.tsx";
import { SILENT_MS } from "../../../lib/silent-stream.ts";
import type { LiveEvent } from "./live-state.ts";

export interface Line {
  state: "connecting" | "up" | "down";
  /** When the price was last known, by the stream or by reading, on the visitor's clock. */
  heard: number | null;
}

const POLL = 5000;
const RECONNECT = 3000;
/** A page that nobody has looked at for so long leaves its connection to the other tabs. */
const HIDDEN = 30_000;

/**
 * The stream of one auction. The browser resumes it by Last-Event-ID; until something has come over
 * it, and while it is down, everything is read every 5 s.
 */
export function useLine(
  lotId: string,
  open: boolean,
  after: number,
  tell: Dispatch<LiveEvent>,
  read: () => void,
): Line {
  const [line, setLine] = useState<Line>({ state: "connecting", heard: null });
  const from = useRef(after);
  from.current = after;
  const inSight = useInSight();

  useEffect(() => {
    if (!open || !inSight) return;
    let source: EventSource | undefined;
    let again: ReturnType<typeof setTimeout> | undefined;
    let silence: ReturnType<typeof setTimeout> | undefined;
    let wasDown = false;
    const awaitNext = () => {
      clearTimeout(silence);
      silence = setTimeout(() => {
        offline();
        connect();
      }, SILENT_MS);
    };
    const heard = () => {
      awaitNext();
      setLine({ state: "up", heard: Date.now() });
      if (wasDown) read();
      wasDown = false;
    };
    const lost = () => {
      wasDown = true;
      setLine((l) => ({ ...l, state: "down" }));
    };
    const connect = () => {
      awaitNext();
      // Open is not live: it begins with the clock, unless something on the way holds it back.
      setLine((l) => (l.state === "up" ? { ...l, state: "connecting" } : l));
      source = new EventSource(`/api/auction/stream/${lotId}?after=${from.current}`);
      source.onerror = () => {
        lost();
        // The browser tries again by itself unless the server refused.
        if (source?.readyState === EventSource.CLOSED) again = setTimeout(connect, RECONNECT);
      };
      listen(source, tell, heard);
      source.addEventListener("reset", (e) => {
        heard();
        tell({ type: "reset", reset: JSON.parse(e.data) as StreamReset });
        read();
      });
    };
    const leave = () => {
      clearTimeout(again);
      clearTimeout(silence);
      source?.close();
    };
    // The stream of a phone without a network stays open until its packets are given up.
    const offline = () => {
      leave();
      lost();
    };
    const online = () => {
      leave();
      connect();
    };
    connect();
    addEventListener("offline", offline);
    addEventListener("online", online);
    return () => {
      removeEventListener("offline", offline);
      removeEventListener("online", online);
      leave();
    };
  }, [lotId, open, inSight, tell, read]);

  const silent = open && line.state !== "up";
  useEffect(() => {
    if (!silent) return;
    const timer = setInterval(() => {
      setLine((l) => (l.state === "connecting" ? { ...l, state: "down" } : l));
      if (!document.hidden) read();
    }, POLL);
    return () => clearInterval(timer);
  }, [silent, read]);
  useEffect(() => {
    // A phone that slept may have a dead line that nobody reported.
    const back = () => document.hidden || read();
    addEventListener("visibilitychange", back);
    addEventListener("online", back);
    return () => {
      removeEventListener("visibilitychange", back);
      removeEventListener("online", back);
    };
  }, [read]);
  return line;
}

/** False once the page has been hidden for a while. */
function useInSight(): boolean {
  const [inSight, setInSight] = useState(true);
  useEffect(() => {
    let hidden: ReturnType<typeof setTimeout> | undefined;
    const change = () => {
      clearTimeout(hidden);
      if (document.hidden) hidden = setTimeout(() => setInSight(false), HIDDEN);
      else setInSight(true);
    };
    document.addEventListener("visibilitychange", change);
    return () => {
      clearTimeout(hidden);
      document.removeEventListener("visibilitychange", change);
    };
  }, []);
  return inSight;
}

function listen(source: EventSource, tell: Dispatch<LiveEvent>, heard: () => void) {
  const on = <T extends StreamClock>(type: string, pass?: (data: T) => LiveEvent) =>
    source.addEventListener(type, (e) => {
      const data = JSON.parse((e as MessageEvent<string>).data) as T;
      adoptServerTime(data.server_time);
      heard();
      if (pass) tell(pass(data));
    });
  on<StreamClock>("clock");
  source.addEventListener("beat", heard);
  on<StreamBid>("bid", (bid) => ({ type: "bid", bid }));
  on<StreamExtended>("extended", (extended) => ({ type: "extended", extended }));
  on<StreamPaused>("paused", (paused) => ({ type: "paused", paused }));
  on<StreamResumed>("resumed", (resumed) => ({ type: "resumed", resumed }));
  on<StreamWithdrawn>("withdrawn", (withdrawn) => ({ type: "withdrawn", withdrawn }));
  on<StreamClosed>("closed", (closed) => ({ type: "closed", closed }));
}

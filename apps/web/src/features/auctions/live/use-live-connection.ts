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
import { LiveStream, type StreamState } from "../../../lib/live/live-stream.ts";
import { adoptServerTime } from "../../../lib/server-clock.tsx";
import type { LiveEvent } from "./live-state.ts";

export interface LiveConnection {
  state: Exclude<StreamState, "off">;
  /** When the price was last known, by the stream or by reading, on the visitor's clock. */
  received: number | null;
}

const POLL_MS = 5000;

/**
 * The stream of one auction, from what the page has seen; until something has come over it, and
 * while it is down, everything is read every 5 s.
 */
export function useLiveConnection(
  lotId: string,
  /** The reader's session, for a lot that only the invited see; null where everybody does. */
  token: string | null,
  open: boolean,
  after: number,
  dispatch: Dispatch<LiveEvent>,
  read: () => void,
): LiveConnection {
  const [connection, setConnection] = useState<LiveConnection>({
    state: "connecting",
    received: null,
  });
  const from = useRef(after);
  from.current = after;

  useEffect(() => {
    if (!open) return;
    let wasDown = false;
    const changed = (state: StreamState) => {
      setConnection((l) => ({ ...l, state: state === "off" ? "connecting" : state }));
      if (state === "up" && wasDown) read();
      if (state !== "connecting") wasDown = state === "down";
    };
    const poll = () => {
      setConnection((l) => (l.state === "connecting" ? { ...l, state: "down" } : l));
      read();
    };
    const stream = new LiveStream({
      address: () => `/api/auction/stream/${lotId}?after=${from.current}`,
      ...(token && { headers: { authorization: `Bearer ${token}` } }),
      on: handlers(dispatch, read, () => setConnection((l) => ({ ...l, received: Date.now() }))),
      changed,
      poll: { read: poll, everyMs: POLL_MS },
    });
    return () => stream.close();
  }, [lotId, token, open, dispatch, read]);
  useEffect(() => {
    // A phone that slept may have missed what its stream did not report.
    const back = () => document.hidden || read();
    addEventListener("visibilitychange", back);
    addEventListener("online", back);
    return () => {
      removeEventListener("visibilitychange", back);
      removeEventListener("online", back);
    };
  }, [read]);
  return connection;
}

function handlers(dispatch: Dispatch<LiveEvent>, read: () => void, received: () => void) {
  const on =
    <T extends StreamClock>(eventOf?: (data: T) => LiveEvent) =>
    (data: T) => {
      adoptServerTime(data.server_time);
      received();
      if (eventOf) dispatch(eventOf(data));
    };
  return {
    beat: received,
    clock: on(),
    bid: on<StreamBid>((bid) => ({ type: "bid", bid })),
    extended: on<StreamExtended>((extended) => ({ type: "extended", extended })),
    paused: on<StreamPaused>((paused) => ({ type: "paused", paused })),
    resumed: on<StreamResumed>((resumed) => ({ type: "resumed", resumed })),
    withdrawn: on<StreamWithdrawn>((withdrawn) => ({ type: "withdrawn", withdrawn })),
    tender: on(),
    unsealed: on(() => ({ type: "changed" })),
    stage: on(() => ({ type: "changed" })),
    amended: on(() => ({ type: "changed" })),
    closed: on<StreamClosed>((closed) => ({ type: "closed", closed })),
    reset: (reset: StreamReset) => {
      received();
      dispatch({ type: "reset", reset });
      read();
    },
  };
}

import type { AuctionDetails } from "@rebale/contract/auctions";
import { useCallback, useEffect, useReducer, useRef, useState } from "react";
import { api } from "../../../lib/api/browser.ts";
import { auctions } from "../../../lib/api/operations.ts";
import { adoptServerTime, serverNow } from "../../../lib/server-clock.tsx";
import { useSession } from "../../../lib/session/session.ts";
import { readWallet } from "../../../lib/wallet/wallet.ts";
import { waitsForAuction } from "../formats/stage.rules.ts";
import { type History, type LiveState, nextState } from "./live-state.ts";
import { useHolds } from "./use-holds.ts";
import { useLiveConnection } from "./use-live-connection.ts";
import { useOwnName } from "./use-own-name.ts";

/**
 * One auction that moves by itself: the server's page first, then the member's own view of it, then
 * every event.
 */
export function useAuction(first: { details: AuctionDetails; bids: readonly History[] }) {
  const [state, dispatch] = useReducer(nextState, { ...first, stale: false } satisfies LiveState);
  const { token } = useSession();
  const { _id, url } = first.details;

  const latest = useRef(0);
  /** On the visitor's clock. */
  const [readAt, setReadAt] = useState(0);
  const read = useCallback(async () => {
    const turn = ++latest.current;
    const asked = performance.now();
    const [answer, history] = await Promise.all([
      api.call(auctions.details, { params: { idname: url } }),
      api.call(auctions.bidsOfLot, { body: { product_id: _id } }),
    ]);
    if (turn !== latest.current) return;
    // Half of the way there and back: the server read its clock in the middle.
    adoptServerTime(
      answer.server_time,
      Date.now() - Math.min(1000, (performance.now() - asked) / 2),
    );
    dispatch({ type: "read", details: answer.data, bids: history.data.map(toHistory) });
    setReadAt(Date.now());
  }, [_id, url]);
  const quietly = useCallback(() => void read().catch(() => undefined), [read]);

  useEffect(() => {
    if (token) quietly();
  }, [token, quietly]);
  useEffect(() => {
    if (state.stale) quietly();
  }, [state.stale, quietly]);

  const { status, seller_answer } = state.details;
  const open = isOpen(status) || seller_answer === "awaited";
  const { invited_only, last_event_id } = state.details;
  const asked = invited_only ? token : null;
  const stream = useLiveConnection(_id, asked, open, last_event_id, dispatch, quietly);
  useRefreshWhenDue(state.details, quietly);
  useOwnName(state.details, hasPart, quietly);
  useHolds(state.details, rereadWallet);
  const received = Math.max(stream.received ?? 0, readAt) || null;
  return { ...state, connection: { ...stream, received }, dispatch, read };
}

const rereadWallet = () => void readWallet();

const hasPart = async (lotId: string): Promise<boolean> =>
  (await api.call(auctions.myPlaces, { query: { ids: lotId } })).data.length > 0;

export const isOpen = (status: AuctionDetails["status"]): boolean =>
  status === "live" || status === "upcoming" || status === "paused";

export const toHistory = (b: {
  bid_amount: number;
  time: string;
  bidder: string;
  automatic: boolean;
  voided: boolean;
}): History => ({
  amount: b.bid_amount,
  time: b.time,
  bidder: b.bidder,
  automatic: b.automatic,
  voided: b.voided,
});

const MAX = 2_000_000_000; // setTimeout's own limit, about 23 days
const GRACE = 800; // the close is written a moment after the end

/** Reads the auction again when it should have started or ended, and until it has. */
function useRefreshWhenDue(lot: AuctionDetails, read: () => void) {
  const { status, starts_at, ends_at } = lot;
  const next = waitsForAuction(lot) ? lot.format.auction_starts_at : ends_at;
  const due = status === "upcoming" ? starts_at : status === "live" ? next : null;
  useEffect(() => {
    if (!due) return;
    let timer: ReturnType<typeof setTimeout>;
    const wait = (delay: number) => {
      timer = setTimeout(
        () => {
          if (serverNow() >= Date.parse(due)) read();
          wait(3000);
        },
        Math.min(Math.max(delay, GRACE), MAX),
      );
    };
    wait(Date.parse(due) - serverNow() + GRACE);
    return () => clearTimeout(timer);
  }, [due, read]);
}

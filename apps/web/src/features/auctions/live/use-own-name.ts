import type { AuctionDetails } from "@rebale/contract/auctions";
import { useEffect, useRef } from "react";
import { api } from "../../../lib/api/browser.ts";
import { auctions } from "../../../lib/api/operations.ts";
import { useSession } from "../../../lib/session.ts";

/** Milliseconds: whoever watches without a bid does not ask in the same moment. */
const SPREAD = 2000;

/**
 * The first bid of one's own company may come from another tab, or from a colleague. Who has no
 * masked name here yet asks whether a new one that leads is theirs.
 */
export function useOwnName({ _id, leader, my_bidder }: AuctionDetails, read: () => void): void {
  const { token, type } = useSession();
  const others = useRef(new Set([leader]));
  useEffect(() => {
    if (!token || type !== "buyer" || my_bidder !== null || others.current.has(leader)) return;
    const timer = setTimeout(() => {
      others.current.add(leader);
      api.call(auctions.myPlaces, { query: { ids: _id } }).then(
        ({ data }) => {
          if (data.length > 0) read();
        },
        () => undefined,
      );
    }, Math.random() * SPREAD);
    return () => clearTimeout(timer);
  }, [_id, leader, my_bidder, token, type, read]);
}

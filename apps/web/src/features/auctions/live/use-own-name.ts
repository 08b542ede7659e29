import type { AuctionDetails } from "@rebale/contract/auctions";
import { useEffect, useRef } from "react";
import { useSession } from "../../../lib/session/session.ts";

/** Milliseconds: not all who watch without a bid ask in the same moment. */
const SPREAD = 2000;

/**
 * The first bid of one's own company may come from another tab, or from a colleague. Who has no
 * masked name here yet asks whether a new one that leads is theirs.
 * @param hasPart asks whether the member, or their company, bids on this lot
 */
export function useOwnName(
  { _id, leader, my_bidder }: AuctionDetails,
  hasPart: (lotId: string) => Promise<boolean>,
  read: () => void,
): void {
  const { token, type } = useSession();
  const others = useRef(new Set([leader]));
  useEffect(() => {
    if (!token || type !== "buyer" || my_bidder !== null || others.current.has(leader)) return;
    const timer = setTimeout(() => {
      others.current.add(leader);
      hasPart(_id).then(
        (has) => has && read(),
        () => undefined,
      );
    }, Math.random() * SPREAD);
    return () => clearTimeout(timer);
  }, [_id, leader, my_bidder, token, type, hasPart, read]);
}

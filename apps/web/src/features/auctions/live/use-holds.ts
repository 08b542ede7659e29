import type { AuctionDetails } from "@rebale/contract/auctions";
import { useEffect, useRef } from "react";

/**
 * Leading a lot with a deposit, or being outbid, changes how much of it is free: the wallet on
 * every page follows the auction's own event, before any notice comes.
 */
export function useHolds({ deposit, standing }: AuctionDetails, readWallet: () => void): void {
  const shown = useRef(standing);
  const asks = deposit !== null;
  useEffect(() => {
    if (shown.current === standing) return;
    shown.current = standing;
    if (asks) readWallet();
  }, [asks, standing, readWallet]);
}

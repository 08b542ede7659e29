import type { AuctionDetails } from "@rebale/contract/auctions";
import { useEffect, useRef } from "react";

/**
 * Who begins to lead a lot with a deposit, or is outbid, has less or more of it free: what shows it
 * on every page follows the auction's own event, before any notice comes.
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

import type { AuctionDetails } from "@rebale/contract/auctions";
import { useEffect } from "react";
import { serverNow } from "../../../lib/server-clock.tsx";

const LONGEST = 2_000_000_000; // setTimeout's own limit, about 23 days
const GRACE = 800; // the close is written a moment after the end

/** Reads the auction again when it should have started or ended, and until it has. */
export function useRefreshWhenDue(
  { status, starts_at, ends_at }: AuctionDetails,
  read: () => void,
) {
  const due = status === "upcoming" ? starts_at : status === "live" ? ends_at : null;
  useEffect(() => {
    if (!due) return;
    let timer: ReturnType<typeof setTimeout>;
    const wait = (delay: number) => {
      timer = setTimeout(
        () => {
          if (serverNow() >= Date.parse(due)) read();
          wait(3000);
        },
        Math.min(Math.max(delay, GRACE), LONGEST),
      );
    };
    wait(Date.parse(due) - serverNow() + GRACE);
    return () => clearTimeout(timer);
  }, [due, read]);
}

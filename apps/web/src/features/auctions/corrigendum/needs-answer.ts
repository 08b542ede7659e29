import type { AuctionDetails } from "@rebale/contract/auctions";

/** Where the page shows what was changed. */
export const BAND_ID = "corrigendum";

/** A bidder of before a change answers it first: until then nothing else is asked of them. */
export const needsAnswer = ({ corrigendum, status }: AuctionDetails): boolean =>
  corrigendum?.answer === "needed" && (status === "live" || status === "paused");

/** Brings the change into view, and the keyboard to it. */
export function showBand(): void {
  const band = document.getElementById(BAND_ID);
  band?.focus({ preventScroll: true });
  band?.scrollIntoView({ block: "start" });
}

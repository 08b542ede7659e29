import type { AuctionDetails } from "@rebale/contract/auctions";
import { stepText } from "../../../../shared/goods/state-labels.ts";

/** The winner's next step, as the sale's page and the lists say it. */
export default function WonNext({ sale }: { sale: NonNullable<AuctionDetails["sale"]> }) {
  return <>{stepText(sale.next_step)}</>;
}

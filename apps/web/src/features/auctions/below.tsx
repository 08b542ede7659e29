import type { AuctionDetails } from "@rebale/contract/auctions";
import { lazy, memo } from "react";
import { LatePart } from "../../ui/later/late-part.tsx";
import { Later } from "../../ui/later/later.tsx";
import { LotFacts } from "./facts/lot-facts.tsx";
import { AuctionTabs } from "./history/auction-tabs.tsx";
import { BidHistory } from "./history/bid-history.tsx";
import { LedgerSection } from "./history/ledger-section.tsx";
import type { History } from "./live/live-state.ts";

const TermsSection = lazy(() => import("./terms/terms-section.tsx"));

/*
 * What stands below the first screen: drawn anew when the auction moves, not when the page hears
 * that its line is up.
 */

export const More = memo(function More(props: { lot: AuctionDetails; bids: readonly History[] }) {
  return (
    <>
      <Later>
        <LotFacts lot={props.lot} />
      </Later>
      {props.lot.terms && <LatePart part={TermsSection} of={props} />}
      <Later>
        <BidHistory {...props} />
      </Later>
      <Later>
        <LedgerSection lot={props.lot} />
      </Later>
    </>
  );
});

export const Tabs = memo(function Tabs(props: React.ComponentProps<typeof AuctionTabs>) {
  return (
    <Later>
      <AuctionTabs {...props} />
    </Later>
  );
});

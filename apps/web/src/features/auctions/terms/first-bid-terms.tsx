import type { AuctionDetails } from "@rebale/contract/auctions";
import { lazy, Suspense } from "react";
import { Optional } from "../../../ui/later/optional.tsx";

const AcceptsTerms = lazy(() => import("./accepts-terms.tsx"));

/** Most lots have no terms: what shows them is fetched where there are some. */
export const FirstBidTerms = ({ lot }: { lot: AuctionDetails }) =>
  lot.terms && (
    <Optional>
      <Suspense>
        <AcceptsTerms lot={lot} />
      </Suspense>
    </Optional>
  );

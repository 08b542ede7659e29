import type { AuctionDetails } from "@rebale/contract/auctions";
import { lazy, Suspense, useRef } from "react";
import { t } from "ttag";
import { useNear } from "../../../ui/charts/near.ts";
import { Optional } from "../../../ui/later/optional.tsx";
import { FailedPart } from "../../../ui/states/failed-part.tsx";
import { Skeleton } from "../../../ui/states/waiting.tsx";

/** Its fields come with whoever looks: the page's first screen does without them. */
const Inspection = lazy(() => import("./inspection.tsx"));

/** Visits to the goods of a lot, once they come into sight. */
export function InspectionPanel({ lot }: { lot: AuctionDetails }) {
  const place = useRef<HTMLDivElement>(null);
  const isSeen = useNear(place);
  return (
    <div ref={place}>
      {isSeen && (
        <Optional otherwise={<FailedPart what={t`The times for visits`} />}>
          <Suspense fallback={<Skeleton height={320} />}>
            <Inspection lot={lot} />
          </Suspense>
        </Optional>
      )}
    </div>
  );
}

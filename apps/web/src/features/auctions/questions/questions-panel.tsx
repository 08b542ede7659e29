import type { AuctionDetails } from "@rebale/contract/auctions";
import { lazy, Suspense, useRef } from "react";
import { t } from "ttag";
import { useNear } from "../../../ui/charts/near.ts";
import { Optional } from "../../../ui/later/optional.tsx";
import { FailedPart } from "../../../ui/states/failed-part.tsx";
import { WaitingQuestions } from "./waiting-questions.tsx";

/** Its fields come with whoever looks: the page's first screen does without them. */
const QuestionsTab = lazy(() => import("./questions-tab.tsx"));

/** The questions about a lot, once they come into sight. */
export function QuestionsPanel({ lot }: { lot: AuctionDetails }) {
  const place = useRef<HTMLDivElement>(null);
  const isSeen = useNear(place);
  return (
    <div ref={place}>
      {isSeen ? (
        <Optional otherwise={<FailedPart what={t`The questions`} />}>
          <Suspense fallback={<WaitingQuestions />}>
            <QuestionsTab lot={lot} />
          </Suspense>
        </Optional>
      ) : (
        <WaitingQuestions />
      )}
    </div>
  );
}

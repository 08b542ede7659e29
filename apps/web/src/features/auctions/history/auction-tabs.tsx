import type { AuctionDetails } from "@rebale/contract/auctions";
import type { Board } from "@rebale/contract/price-board/price-board";
import { lazy, Suspense } from "react";
import { t } from "ttag";
import type { CardLot } from "../../../shared/lot/card/card-lot.ts";
import { LotGrid } from "../../../shared/lot/card/lot-grid.tsx";
import { useWatchedPrices } from "../../../shared/lot/prices/use-prices.ts";
import { ButtonLink } from "../../../ui/button-link.tsx";
import { Optional } from "../../../ui/later/optional.tsx";
import { Empty } from "../../../ui/states/empty.tsx";
import { FailedPart } from "../../../ui/states/failed-part.tsx";
import { Tabs } from "../../../ui/tabs/tabs.tsx";
import { InspectionPanel } from "../inspection/inspection-panel.tsx";
import type { History } from "../live/live-state.ts";
import { QuestionsPanel } from "../questions/questions-panel.tsx";
import classes from "./history.module.css";

const LastTrading = lazy(() => import("./last-trading.tsx"));

/** S2.42 */
export function AuctionTabs({
  lot,
  board,
  related,
  lastBid,
}: {
  lot: AuctionDetails;
  board: Board | null;
  related: readonly CardLot[] | null;
  lastBid: History | null;
}) {
  return (
    <div className={classes.tabs}>
      <Tabs
        label={t`More about this auction`}
        tabs={[
          { name: t`Related Auction`, panel: <Related lots={related} /> },
          {
            name: t`Last Trading Price`,
            panel: <LastPrice lot={lot} board={board} bid={lastBid} />,
          },
          {
            name: questionsName(lot.questions.answered),
            hash: "#questions",
            panel: <QuestionsPanel lot={lot} />,
          },
          {
            name: t`Inspection`,
            hash: "#inspection",
            panel: <InspectionPanel lot={lot} />,
          },
        ]}
      />
    </div>
  );
}

const questionsName = (answered: number) =>
  answered > 0 ? t`Questions (${answered})` : t`Questions`;

function Related({ lots }: { lots: readonly CardLot[] | null }) {
  if (lots === null) return <FailedPart what={t`Related auctions`} />;
  if (lots.length === 0)
    return (
      <Empty
        drawing="search"
        title={t`No related auction is open`}
        next={<ButtonLink to="/are-selling">{t`See live listings`}</ButtonLink>}
      >
        {t`Lots of the same kind appear here as they open.`}
      </Empty>
    );
  return <LiveGrid lots={lots} />;
}

/** Their prices and ends keep coming while the tab is open. */
function LiveGrid({ lots }: { lots: readonly CardLot[] }) {
  useWatchedPrices(lots);
  return <LotGrid lots={lots} />;
}

const LastPrice = (props: { lot: AuctionDetails; board: Board | null; bid: History | null }) => (
  <Optional>
    <Suspense>
      <LastTrading {...props} />
    </Suspense>
  </Optional>
);

import { t } from "ttag";
import type { CardLot } from "../../shared/lot/card/card-lot.ts";
import { LotGrid } from "../../shared/lot/card/lot-grid.tsx";
import { useFreshLots } from "../../shared/lot/use-fresh-lots.ts";
import { ButtonLink } from "../../ui/button-link.tsx";
import { Empty } from "../../ui/states/empty.tsx";
import { FailedPart } from "../../ui/states/failed-part.tsx";
import classes from "./home.module.css";

const none: readonly CardLot[] = [];

export function LiveLots({ lots }: { lots: readonly CardLot[] | null }) {
  useFreshLots(lots ?? none);
  return (
    <section className={`wide ${classes.section} ${classes.live}`} aria-labelledby="live">
      <div className={classes.head}>
        <div>
          <h2 id="live">{t`Live Auction`}</h2>
          <p>{t`Ending soonest first. Prices are without GST.`}</p>
        </div>
        <ButtonLink to="/are-selling" kind="quiet">
          {t`View ALL`}
        </ButtonLink>
      </div>
      {lots === null && <FailedPart what={t`The live auctions`} />}
      {lots?.length === 0 && (
        <Empty
          drawing="bids"
          heading="h3"
          title={t`No auction is live right now`}
          next={
            <ButtonLink to="/are-selling?status=upcoming">{t`See upcoming auctions`}</ButtonLink>
          }
        >
          {t`New lots open every working day.`}
        </Empty>
      )}
      {lots && lots.length > 0 && <LotGrid lots={lots} />}
    </section>
  );
}

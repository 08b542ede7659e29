import type { OwnLot } from "@rebale/contract/listings";
import { t } from "ttag";
import { quantity } from "../../../../lib/formatting/formatting.ts";
import { named } from "../../../../lib/names/named.ts";
import { AnswerRequest } from "../../../../shared/lot/answer/answer-request.tsx";
import { Completion } from "../../../../shared/lot/card/completion.tsx";
import { LotPicture } from "../../../../shared/lot/lot-picture.tsx";
import { pictureAlt } from "../../../../shared/lot/picture-alt.ts";
import { useLiveLot } from "../../../../shared/lot/prices/use-prices.ts";
import { useStatusNow } from "../../../../shared/lot/use-status-now.ts";
import { Watchers } from "../../../../shared/lot/watch/watchers.tsx";
import { ButtonLink } from "../../../../ui/button-link.tsx";
import { askedAction, LotAction, pageOfLot } from "./lot-action.tsx";
import { LotMenu } from "./lot-menu.tsx";
import { AskedPrice, BestBid } from "./lot-prices.tsx";
import { LotStatusLine } from "./lot-status-line.tsx";
import classes from "./own-lots.module.css";
import { hasCompletion, OwnStage } from "./own-stage.tsx";

/** A lot as its seller sees it: where it stands, what was wrong with it, and what can be done. */
export function OwnLotCard({ lot: listed }: { lot: OwnLot }) {
  const lot = useStatusNow(useLiveLot(listed));
  return (
    <article className={classes.card}>
      <div className={classes.picture}>
        <LotPicture
          image={lot.images[0]}
          alt={pictureAlt(lot.images[0], lot.title)}
          sizes="(max-width: 640px) 92vw, 360px"
        />
        <span className={classes.chip}>
          <OwnStage lot={lot} />
        </span>
      </div>
      <div className={classes.text}>
        <h2>{lot.title}</h2>
        <p className={classes.facts}>
          {lot.lot_no && <span className="figures">{lot.lot_no}</span>}
          <span>{quantity(lot.quantity, lot.unit)}</span>
          <span>
            {named(lot.location.city)}, {named(lot.location.state)}
          </span>
        </p>
        <dl className={classes.prices}>
          <div>
            <dt>{t`Asked`}</dt>
            <dd>
              <AskedPrice lot={lot} />
            </dd>
          </div>
          <div>
            <dt>{t`Best bid`}</dt>
            <dd>
              <BestBid lot={lot} />
            </dd>
          </div>
        </dl>
        {hasCompletion(lot) && (
          <p>
            {t`Auction:`} <Completion lot={lot} />
          </p>
        )}
        <Watchers lot={lot} />
        <LotStatusLine lot={lot} />
        {lot.seller_answer === "awaited" && <AnswerRequest lot={lot} />}
        <Foot lot={lot} />
      </div>
    </article>
  );
}

/** One button, and the rest behind three dots. */
function Foot({ lot }: { lot: OwnLot }) {
  const isAnswered = lot.seller_answer === "awaited";
  const hasAction = !isAnswered && (askedAction(lot) !== null || lot.can_relist);
  return (
    <div className={classes.foot}>
      {hasAction ? (
        <LotAction lot={lot} />
      ) : (
        <ButtonLink to={pageOfLot(lot)} kind="quiet">
          {lot.is_approved ? t`Bid Detail` : t`Edit`}
        </ButtonLink>
      )}
      <LotMenu lot={lot} />
    </div>
  );
}

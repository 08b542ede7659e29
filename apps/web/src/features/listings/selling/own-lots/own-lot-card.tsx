import type { OwnLot } from "@rebale/contract/listings";
import { t } from "ttag";
import IconMapPin from "~icons/tabler/map-pin";
import IconScale from "~icons/tabler/scale";
import { lotPrice, priceNote, quantity } from "../../../../lib/formatting/formatting.ts";
import { named } from "../../../../lib/names/named.ts";
import { AnswerRequest } from "../../../../shared/lot/answer/answer-request.tsx";
import { Completion } from "../../../../shared/lot/card/completion.tsx";
import { LotPicture } from "../../../../shared/lot/lot-picture.tsx";
import { pictureAlt } from "../../../../shared/lot/picture-alt.ts";
import { useLiveLot } from "../../../../shared/lot/prices/use-prices.ts";
import { useStatusNow } from "../../../../shared/lot/use-status-now.ts";
import { Watchers } from "../../../../shared/lot/watch/watchers.tsx";
import { ButtonLink } from "../../../../ui/button-link.tsx";
import { Attempts } from "../relist/attempts.tsx";
import { RelistButton } from "../relist/relist-button.tsx";
import { isToSign } from "../selling.rules.ts";
import { ChangePictures } from "./change-pictures.tsx";
import { CopyLink } from "./copy-link.tsx";
import { LotStatusLine } from "./lot-status-line.tsx";
import classes from "./own-lots.module.css";
import { hasCompletion, OwnStage } from "./own-stage.tsx";

/** A lot as its seller sees it: where it stands, what was wrong with it, and what can be done. */
export function OwnLotCard({ lot: listed }: { lot: OwnLot }) {
  const lot = useStatusNow(useLiveLot(listed));
  const amount = lot.heightest || lot.market_value;
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
        <p>
          <IconScale size={17} aria-hidden /> {quantity(lot.quantity, lot.unit)}
        </p>
        <p>
          <IconMapPin size={17} aria-hidden /> {named(lot.location.city)},{" "}
          {named(lot.location.state)}
        </p>
        {amount ? (
          <p className={classes.price}>
            <b className="figures">{lotPrice(amount, lot)}</b> {priceNote(amount, lot)}{" "}
            {lot.heightest ? t`highest bid` : t`market value`}
          </p>
        ) : null}
        {hasCompletion(lot) && (
          <p>
            {t`Auction:`} <Completion lot={lot} />
          </p>
        )}
        <Watchers lot={lot} />
        <LotStatusLine lot={lot} />
        <Attempts lot={lot} />
        {lot.seller_answer === "awaited" && <AnswerRequest lot={lot} />}
        <div className={classes.foot}>
          {isToSign(lot) && (
            <ButtonLink
              to={`/sign/${lot._id}`}
              kind="main"
              aria-label={t`Read and sign: ${lot.title}`}
            >
              {t`Read and sign`}
            </ButtonLink>
          )}
          {lot.is_approved ? (
            <ButtonLink to={`/auctiondetail/${lot.url}`} kind="quiet">
              {t`Bid Detail`}
            </ButtonLink>
          ) : (
            <>
              <ButtonLink to={`/sellnow/${lot._id}`} kind="quiet">
                {lot.status === "refused" ? t`Change and send again` : t`Edit`}
              </ButtonLink>
              <ChangePictures lot={lot} />
            </>
          )}
          <RelistButton lot={lot} />
          <CopyLink lot={lot} />
        </div>
      </div>
    </article>
  );
}

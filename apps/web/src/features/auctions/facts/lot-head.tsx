import type { AuctionDetails } from "@rebale/contract/auctions";
import { Link } from "react-router";
import { t } from "ttag";
import IconMapPin from "~icons/tabler/map-pin";
import IconScale from "~icons/tabler/scale";
import { quantity } from "../../../lib/formatting/formatting.ts";
import { materialBeside } from "../../../lib/formatting/material-names.ts";
import { langOf } from "../../../lib/language/written-in.ts";
import { named, namedTitle } from "../../../lib/names/named.ts";
import { WatchButton } from "../../../shared/lot/watch/watch-button.tsx";
import { TermsStrip } from "../terms/terms-strip.tsx";
import classes from "./facts.module.css";
import { Share } from "./share.tsx";

/** The lot's title, number, quantity, place and terms. */
export function LotHead({ lot }: { lot: AuctionDetails }) {
  const { material } = materialBeside(lot);
  return (
    <>
      <nav className={classes.trail} aria-label={t`Breadcrumb`}>
        <Link to="/">{t`Home`}</Link> <span aria-hidden>/</span>{" "}
        <Link to={`/categoryproduct/${lot.category.url}`}>{namedTitle(lot.category)}</Link>
        {lot.sub_category && (
          <>
            {" "}
            <span aria-hidden>/</span>{" "}
            <Link to={`/categoryproduct/${lot.category.url}?sub_category=${lot.sub_category.url}`}>
              {namedTitle(lot.sub_category)}
            </Link>
          </>
        )}
      </nav>
      <div className={classes.head}>
        <div>
          <h1 className={classes.title} lang={langOf(lot.title)}>
            {lot.title}
          </h1>
          <p className={classes.key}>
            {material && <b>{material}</b>}
            <span>{t`Lot ${lot._id}`}</span>
            <span>
              <IconScale size={21} aria-hidden /> {quantity(lot.quantity, lot.unit)}
            </span>
            <span>
              <IconMapPin size={21} aria-hidden /> {named(lot.location.city)},{" "}
              {named(lot.location.state)} {lot.pincode}
            </span>
          </p>
        </div>
        <WatchButton lot={lot} look="page" />
        <Share title={lot.title} path={`/auctiondetail/${lot.url}`} />
      </div>
      <TermsStrip lot={lot} />
    </>
  );
}

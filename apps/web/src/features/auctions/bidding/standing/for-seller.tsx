import type { AuctionDetails } from "@rebale/contract/auctions";
import { Link } from "react-router";
import { t } from "ttag";
import { lotPrice } from "../../../../lib/formatting/formatting.ts";
import { Invitations } from "../../invitations/invitations.tsx";
import { isOpen } from "../../live/use-auction.ts";
import classes from "./for-seller.module.css";

interface Props {
  lot: AuctionDetails;
  own: NonNullable<AuctionDetails["for_seller"]>;
}

/** How an own lot does, for its seller, and what they may ask the office for. */
export default function ForSeller({ lot, own }: Props) {
  const reserve =
    own.reserve === null
      ? t`none`
      : `${lotPrice(own.reserve, lot)} · ${lot.reserve === "met" ? t`met` : t`not met yet`}`;
  const facts: [string, string | number][] = [
    [t`Your reserve`, reserve],
    [t`Bidders`, own.bidders ?? t`Sealed`],
    [t`Watching`, own.watchers],
    [t`Views`, own.views],
  ];
  return (
    <section className={classes.own} aria-label={t`Your lot`}>
      <dl className="figures">
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {lot.invited_only && <Invitations lot={lot} />}
      {isOpen(lot.status) && lot.status !== "paused" && (
        <p>
          <Link to={`/change/${lot._id}`}>{t`Change this lot`}</Link>
          {" · "}
          <Link to={`/contactus?lot=${lot._id}`}>{t`Ask us to pause or withdraw it`}</Link>
        </p>
      )}
    </section>
  );
}

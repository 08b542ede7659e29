import type { AuctionDetails } from "@rebale/contract/auctions";
import { lazy, Suspense } from "react";
import { t } from "ttag";
import IconArrowUpRight from "~icons/tabler/arrow-up-right";
import IconBan from "~icons/tabler/ban";
import IconCircleCheck from "~icons/tabler/circle-check";
import IconFlag from "~icons/tabler/flag";
import IconGift from "~icons/tabler/gift";
import IconHourglass from "~icons/tabler/hourglass";
import IconTrophy from "~icons/tabler/trophy";
import { ButtonLink } from "../../../../ui/button-link.tsx";
import classes from "./standing.module.css";

const OfferRequest = lazy(() => import("../../../../shared/lot/offer/offer-request.tsx"));

const WonNext = lazy(() => import("./won-next.tsx"));

const signs = {
  leading: {
    icon: IconCircleCheck,
    title: t`You are leading`,
    text: "",
  },
  outbid: {
    icon: IconArrowUpRight,
    title: t`You were outbid`,
    text: t`Raise your bid to lead again.`,
  },
  subject: {
    icon: IconHourglass,
    title: t`Subject to the seller’s approval`,
    text: t`Your bid is the highest but below the seller’s reserve. The seller may still accept it; we will tell you either way.`,
  },
  offered: {
    icon: IconGift,
    title: t`This lot is offered to you`,
    text: t`The sale to the winner did not come about, and your bid is next.`,
  },
  won: {
    icon: IconTrophy,
    title: t`You won this lot`,
    text: t`What you owe, by when, and how to lift it stand under Purchase in your dashboard.`,
  },
  lost: { icon: IconFlag, title: t`You did not win`, text: t`The lot went to another bidder.` },
  voided: {
    icon: IconBan,
    title: t`Your bid was voided`,
    text: t`It no longer counts. Our team’s reason is in your notifications.`,
  },
  sealed: {
    icon: IconHourglass,
    title: t`Your tender is sealed`,
    text: t`It stays sealed until all are opened together.`,
  },
  withdrawn: {
    icon: IconFlag,
    title: t`Your tender is taken back`,
    text: t`Until the opening you may seal another.`,
  },
} as const;

/** Own standing, shown by words, sign and shape, never by colour alone. */
export function Standing({ lot }: { lot: AuctionDetails }) {
  const { standing } = lot;
  // Where its bidder took it back after a change, the change's own band says so.
  const isTakenBack = standing === "voided" && lot.corrigendum?.answer === "withdrawn";
  if (standing === "none" || isTakenBack) return null;
  const { icon: Icon } = signs[standing];
  const short = standing === "leading" || standing === "outbid";
  const text = textOf(lot, standing);
  return (
    <div
      key={standing}
      className={short ? classes.standing : `${classes.standing} ${classes.told}`}
      data-standing={standing}
    >
      <Icon size={short ? 22 : 30} aria-hidden />
      <div className={classes.words}>
        <b className={classes.title}>{titleOf(lot, standing)}</b>
        {lot.sale ? (
          <span className={classes.text}>
            <Suspense fallback={text}>
              <WonNext sale={lot.sale} />
            </Suspense>
          </span>
        ) : (
          text && <span className={classes.text}>{text}</span>
        )}
        {lot.offer && (
          <Suspense fallback={<AnswerElsewhere />}>
            <OfferRequest lot={lot} offer={lot.offer} />
          </Suspense>
        )}
      </div>
    </div>
  );
}

/** Until the offer's own buttons are there. */
const AnswerElsewhere = () => (
  <ButtonLink to="/totalbid?show=offered" kind="main">
    {t`Answer the offer`}
  </ButtonLink>
);

const titleOf = ({ led_by }: AuctionDetails, standing: keyof typeof signs): string =>
  standing === "leading" && led_by ? t`Your company leads (${led_by})` : signs[standing].title;

function textOf(
  { can_bid, outcome, is_next_bid, offer }: AuctionDetails,
  standing: keyof typeof signs,
): string {
  if (standing === "outbid" && !can_bid) return "";
  if (standing === "lost" && outcome !== "sold") return t`Nobody won this lot.`;
  if (standing === "subject" && is_next_bid)
    return t`The highest bid did not count, and yours is next. The seller may accept it; we will tell you either way.`;
  if (standing === "offered" && offer?.by_seller)
    return t`Your bid is below the seller’s reserve. The seller is now offering it at a price of their own.`;
  return signs[standing].text;
}

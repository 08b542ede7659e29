import type { AuctionDetails } from "@rebale/contract/auctions";
import { IconArrowUpRight, IconCircleCheck, IconFlag, IconTrophy } from "@tabler/icons-react";
import classes from "./bidding.module.css";

const signs = {
  leading: { icon: IconCircleCheck, title: "You are leading", text: "Yours is the highest bid right now." },
  outbid: { icon: IconArrowUpRight, title: "You were outbid", text: "Somebody offers more. Raise your bid to lead again." },
  won: { icon: IconTrophy, title: "You won this lot", text: "See Purchase in your dashboard for what comes next." },
  lost: { icon: IconFlag, title: "You did not win", text: "The lot went to another bidder." },
} as const;

/** Own standing, told by words, sign and shape, never by colour alone. */
export function Standing({ standing }: { standing: AuctionDetails["standing"] }) {
  if (standing === "none") return null;
  const { icon: Icon, title, text } = signs[standing];
  return (
    <div key={standing} className={classes.standing} data-standing={standing}>
      <Icon size={30} aria-hidden />
      <div>
        <b>{title}</b>
        <span>{text}</span>
      </div>
    </div>
  );
}

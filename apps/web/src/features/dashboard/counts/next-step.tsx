import { t } from "ttag";
import { ButtonLink } from "../../../ui/button-link.tsx";
import classes from "./counts.module.css";

/** The next step from here; other words for a newcomer. */
export function NextStep({ seller, started }: { seller: boolean; started: boolean }) {
  const [title, text] = seller
    ? started
      ? [t`More to sell?`, t`List several lots in one batch, each with its pictures and catalogue.`]
      : [
          t`List your first lot`,
          t`Add pictures, quantity and place. Our team checks it and opens it for bids.`,
        ]
    : started
      ? [t`Live auctions`, t`New lots open every day, all over India.`]
      : [
          t`Place your first bid`,
          t`Look at what is live now, open a lot, and bid above the highest bid.`,
        ];
  return (
    <section className={classes.next}>
      <div>
        <h2>{title}</h2>
        <p>{text}</p>
      </div>
      <ButtonLink to={seller ? "/sellnow" : "/are-selling"} kind="main">
        {seller ? t`Sell Now` : t`See live listings`}
      </ButtonLink>
    </section>
  );
}

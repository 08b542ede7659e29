import IconHourglass from "icon:hourglass";
import { t } from "ttag";
import { ButtonLink } from "../../ui/button-link.tsx";
import classes from "./company.module.css";

/** What a joiner waits for, and what they can do meanwhile. */
export function Joining({ name }: { name: string }) {
  return (
    <section className={classes.card}>
      <IconHourglass size={36} stroke={1.5} aria-hidden className={classes.sign} />
      <h2>{t`You asked to join ${name}`}</h2>
      <p>{t`This company is already on Rebale under the PAN you gave. Its owner has been notified and can agree on their company page. If they cannot be reached, our team can.`}</p>
      <p>{t`Until then you can look at every auction, but not bid or sell.`}</p>
      <div className={classes.actions}>
        <ButtonLink to="/are-selling" kind="brand">{t`See the auctions`}</ButtonLink>
        <ButtonLink to="/contactus" kind="quiet">{t`Contact us`}</ButtonLink>
      </div>
    </section>
  );
}

import { t } from "ttag";
import IconArrowsExchange from "~icons/tabler/arrows-exchange";
import IconListCheck from "~icons/tabler/list-check";
import IconRosetteDiscountCheck from "~icons/tabler/rosette-discount-check";
import IconShieldLock from "~icons/tabler/shield-lock";
import classes from "./home.module.css";

/** S2.28 */
const features = [
  {
    icon: IconArrowsExchange,
    title: t`Buy & Sell Easily`,
    text: t`A lot takes five minutes to list. Bidding takes a phone number and a code.`,
  },
  {
    icon: IconShieldLock,
    title: t`Secure Transaction`,
    text: t`Every bid goes into a public ledger that nobody can rewrite unseen and everyone can check.`,
  },
  {
    icon: IconListCheck,
    title: t`Listing Control`,
    text: t`You set quantity, place and papers. We check each lot before it opens; you see every bid.`,
  },
  {
    icon: IconRosetteDiscountCheck,
    title: t`Compliances`,
    text: t`EPR targets explained, and lots of e-waste, batteries and tyres that only authorised companies may bid on.`,
  },
];

export const KeyFeatures = () => (
  <section className={classes.features} aria-labelledby="features">
    <div className="wide">
      <h2 id="features">{t`Four reasons traders stay`}</h2>
      <ul>
        {features.map(({ icon: Icon, title, text }) => (
          <li key={title}>
            <Icon size={34} stroke={1.6} aria-hidden />
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </div>
  </section>
);

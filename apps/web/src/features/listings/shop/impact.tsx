import { jt, t } from "ttag";
import { indianNumber } from "../../../lib/formatting/formatting.ts";
import classes from "./listings.module.css";

/** Weights divided by weights: whoever reads can check it with a pencil. */
const CAPACITY_TONNES = 25_000;
const TRUCK_TONNES = 10;
const WORKING_DAYS = 300;
const TONNES_A_HEAD = 0.0029;

/** S1.4 */
const tiles = [
  { figure: "100+", text: t`companies` },
  { figure: "10+", text: t`monthly active users` },
  { figure: "25+", text: t`authorized recyclers` },
];

const StatTiles = () => (
  <section className={`wide ${classes.stats}`} aria-label={t`Who trades here`}>
    <ul>
      {tiles.map(({ figure, text }) => (
        <li key={text}>
          <b className="figures">{figure}</b>
          <span>{text}</span>
        </li>
      ))}
    </ul>
  </section>
);

const Impact = () => (
  <section className={classes.impact} aria-labelledby="impact">
    <div className="wide">
      <h2 id="impact">{t`What a year of recycling means`}</h2>
      <p>{jt`The recyclers on Rebale have an approved capacity above ${<b key="1">{t`25,000 metric tons a year`}</b>}. Used in full, it keeps that much out of dumps and open fires. How we worked it out:`}</p>
      <dl className="figures">
        <div>
          <dt>{t`Truckloads kept from the dump`}</dt>
          <dd>{indianNumber(CAPACITY_TONNES / TRUCK_TONNES)}</dd>
          <dd>{t`25,000 t ÷ 10 t a truck`}</dd>
        </div>
        <div>
          <dt>{t`Every working day`}</dt>
          <dd>{t`${Math.round(CAPACITY_TONNES / WORKING_DAYS)} t`}</dd>
          <dd>{t`25,000 t ÷ 300 working days`}</dd>
        </div>
        <div>
          <dt>{t`The yearly e-waste of`}</dt>
          <dd>{t`${Math.round(CAPACITY_TONNES / TONNES_A_HEAD / 1e5)} lakh people`}</dd>
          <dd>{t`25,000 t ÷ 2.9 kg a head`}</dd>
        </div>
      </dl>
      <p className={classes.source}>
        {t`Capacity is what is approved, not what was processed. 10 t is the load of a common two-axle truck; 2.9 kg is India’s e-waste per head in 2022 in the Global E-waste Monitor 2024 (4.1 million tonnes, 1.42 billion people).`}
      </p>
    </div>
  </section>
);

/** S2.51: who trades here, and what it comes to. */
export default function TradeAndImpact() {
  return (
    <>
      <StatTiles />
      <Impact />
    </>
  );
}

import { t } from "ttag";
import classes from "./home.module.css";

/** S1.4 */
const claims = [
  { figure: "25+", text: t`certified recyclers in India` },
  { figure: "25,000+", text: t`metric tons approved annual capacity` },
  { figure: t`Since 2023`, text: t`handling scrap` },
];

export const Claims = () => (
  <section className={classes.claims} aria-label={t`Rebale in figures`}>
    <ul className="wide">
      {claims.map(({ figure, text }) => (
        <li key={text}>
          <b className="figures">{figure}</b> <span>{text}</span>
        </li>
      ))}
    </ul>
  </section>
);

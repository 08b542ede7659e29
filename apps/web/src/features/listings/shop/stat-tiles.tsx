import { t } from "ttag";
import classes from "./listings.module.css";

/** S1.4 */
const tiles = [
  { figure: "100+", text: t`companies` },
  { figure: "10+", text: t`monthly active users` },
  { figure: "25+", text: t`authorized recyclers` },
];

export const StatTiles = () => (
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

import classes from "./listings.module.css";

/** S1.4 */
const tiles = [
  { figure: "100+", text: "companies" },
  { figure: "10+", text: "monthly active users" },
  { figure: "25+", text: "authorized recyclers" },
];

export const StatTiles = () => (
  <section className={`wide ${classes.stats}`} aria-label="Who trades here">
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

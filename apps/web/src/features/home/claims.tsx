import classes from "./home.module.css";

/** S1.4 */
const claims = [
  { figure: "25+", text: "certified recyclers in India" },
  { figure: "25,000+", text: "metric tons approved annual capacity" },
  { figure: "Since 2023", text: "handled with papers in order" },
];

export const Claims = () => (
  <section className={classes.claims} aria-label="Rebale in figures">
    <ul className="wide">
      {claims.map(({ figure, text }) => (
        <li key={text}>
          <b className="figures">{figure}</b> <span>{text}</span>
        </li>
      ))}
    </ul>
  </section>
);

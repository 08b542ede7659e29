import classes from "./compliance.module.css";
import { manifest } from "./compliance.text.ts";

/** Form 10: seven copies, each of its own colour and for its own hand. */
export function Manifest() {
  return (
    <ol className={classes.manifest}>
      {manifest.map(([colour, hand]) => (
        <li key={colour}>
          <span className={classes.sheet} data-colour={colour.toLowerCase()} aria-hidden="true" />
          <b>{colour}</b>
          <span>{hand}</span>
        </li>
      ))}
    </ol>
  );
}

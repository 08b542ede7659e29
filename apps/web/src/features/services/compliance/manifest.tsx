import classes from "./compliance.module.css";
import { manifest } from "./compliance.text.ts";

/** Form 10: seven copies, each of its own colour and for its own hand. */
export function Manifest() {
  return (
    <ol className={classes.manifest}>
      {manifest.map(({ colour, name, to }) => (
        <li key={colour}>
          <span className={classes.sheet} data-colour={colour} aria-hidden="true" />
          <b>{name}</b>
          <span>{to}</span>
        </li>
      ))}
    </ol>
  );
}

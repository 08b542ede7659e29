import { t } from "ttag";
import classes from "./maximum.module.css";

/** The rules of maximum bids, for who is about to leave one. */
export default function MaximumRules() {
  return (
    <div className={classes.rules}>
      <p>{t`We bid for you, each time just enough to lead and never above your maximum. Nobody else sees it.`}</p>
      <details>
        <summary>{t`How maximum bids work`}</summary>
        <ul>
          <li>{t`If someone bids less than your maximum, we outbid them at once by one step.`}</li>
          <li>{t`Two maximums: the higher one leads, one step above the lower.`}</li>
          <li>{t`Two equal maximums: the earlier one leads.`}</li>
          <li>{t`Raising your maximum while you lead does not raise the price.`}</li>
          <li>{t`You can lower or remove it, but bids already placed stand.`}</li>
        </ul>
      </details>
    </div>
  );
}

import { t } from "ttag";
import classes from "./needs-scripts.module.css";

/** Without JavaScript a form says how to reach us instead. */
export const NeedsScripts = () => (
  <noscript>
    <p className={classes.note}>
      {t`This form needs JavaScript. Please write or call: our email and phone are at the bottom of this page.`}
    </p>
  </noscript>
);

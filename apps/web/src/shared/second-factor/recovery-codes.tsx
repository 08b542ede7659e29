import { t } from "ttag";
import { PlainButton } from "../../ui/button-link.tsx";
import classes from "./second-factor.module.css";

/** Shown this once. */
export const RecoveryCodes = ({
  codes,
  onKept,
}: {
  codes: readonly string[];
  onKept: () => void;
}) => (
  <div className={classes.card} role="status">
    <h3>{t`Keep these recovery codes`}</h3>
    <p>
      {t`It is on. Write these codes down or print them: each lets you in once if you lose your phone. They are not shown again.`}
    </p>
    <ul className={classes.codes}>
      {codes.map((code) => (
        <li key={code}>{code}</li>
      ))}
    </ul>
    <div>
      <PlainButton onClick={onKept}>{t`I have saved them`}</PlainButton>
    </div>
  </div>
);

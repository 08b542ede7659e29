import { t } from "ttag";
import { api } from "../../../lib/api/browser.ts";
import { accounts } from "../../../lib/api/operations.ts";
import { useCommand } from "../../../lib/forms/use-command.ts";
import { PlainButton } from "../../../ui/button-link.tsx";
import classes from "./profile.module.css";

/** An address is a note until a link has proven it. */
export function ConfirmOwnEmail() {
  const { busy, send } = useCommand();
  return (
    <div className={classes.whole}>
      <p>{t`This email is not confirmed yet. Open the link in our email, or ask for a new one.`}</p>
      <PlainButton
        kind="quiet"
        disabled={busy}
        onClick={() => void send(() => api.call(accounts.sendEmailLink), t`The link is on its way`)}
      >
        {t`Send the link again`}
      </PlainButton>
    </div>
  );
}

import { useEffect, useState } from "react";
import { t } from "ttag";
import { api } from "../../lib/api/browser.ts";
import { accounts } from "../../lib/api/operations.ts";
import { explain } from "../../lib/language/explain.ts";
import { ButtonLink, PlainButton } from "../../ui/button-link.tsx";
import classes from "./login/login.module.css";
import { LoginCard } from "./login/login-card.tsx";

/**
 * Opened from the mail; the token stands behind the #, and leaves the address at once. Pressed by
 * hand: programs that open links before their reader does prove nothing.
 */
export default function ConfirmEmail() {
  const [token, setToken] = useState("");
  const [busy, setBusy] = useState(false);
  const [result, setResult] = useState<{ isDone: boolean; text: string } | null>(null);
  useEffect(() => {
    setToken(location.hash.slice(1));
    history.replaceState(history.state, "", location.pathname);
  }, []);
  const confirm = async () => {
    setBusy(true);
    try {
      await api.call(accounts.confirmEmail, { body: { token } });
      setResult({ isDone: true, text: t`Your email address is confirmed.` });
    } catch (error) {
      setResult({ isDone: false, text: explain(error) });
    } finally {
      setBusy(false);
    }
  };
  return (
    <LoginCard
      title={t`Confirm Your Email`}
      description={t`Confirm the email address of your Rebale account.`}
      lead={t`Invitations and letters to this address are then yours alone.`}
      back="/"
    >
      {result ? (
        <div
          role={result.isDone ? "status" : "alert"}
          className={`${classes.done} ${result.isDone ? "" : classes.failed}`}
        >
          <p>{result.text}</p>
          <p>
            <ButtonLink to="/dashprofile" kind="quiet">{t`My Profile`}</ButtonLink>
          </p>
        </div>
      ) : (
        <div className={classes.form}>
          <PlainButton kind="main" disabled={busy || !token} onClick={() => void confirm()}>
            {t`Confirm this address`}
          </PlainButton>
        </div>
      )}
    </LoginCard>
  );
}

import { TextInput } from "@mantine/core";
import "@mantine/core/styles/Input.css";
import "@mantine/core/styles/InlineInput.css";
import { useState } from "react";
import { t } from "ttag";
import { explain } from "../../lib/language/explain.ts";
import { SubmitButton } from "../../ui/fields/submit-button.tsx";
import classes from "./second-factor.module.css";

interface Props {
  /** The button's words. */
  yes: string;
  onCode: (code: string) => Promise<unknown>;
  /** Whether a recovery code does as well. */
  recovery?: boolean;
  /** Whether its button is the screen's main one. */
  main?: boolean;
}

/** The code that the app shows now, or one of the recovery codes. */
export function CodeForm({ yes, onCode, recovery = false, main = true }: Props) {
  const [code, setCode] = useState("");
  const [byApp, setByApp] = useState(true);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const send = async () => {
    setBusy(true);
    setError(null);
    try {
      await onCode(code);
    } catch (failure) {
      setError(explain(failure));
      setCode("");
    } finally {
      setBusy(false);
    }
  };
  const label = byApp ? t`6-digit code from your app` : t`Recovery code`;
  return (
    <form
      noValidate
      className={classes.form}
      onSubmit={(e) => {
        e.preventDefault();
        void send();
      }}
    >
      <TextInput
        key={String(byApp)}
        label={label}
        inputMode={byApp ? "numeric" : "text"}
        autoComplete={byApp ? "one-time-code" : "off"}
        maxLength={byApp ? 7 : 24}
        value={code}
        onChange={(e) => setCode(e.currentTarget.value)}
        error={error}
        data-autofocus
        classNames={{ input: classes.code }}
      />
      <SubmitButton busy={busy} main={main} fullWidth>
        {yes}
      </SubmitButton>
      {recovery && (
        <button
          type="button"
          className={classes.other}
          onClick={() => {
            setByApp(!byApp);
            setCode("");
            setError(null);
          }}
        >
          {byApp ? t`No phone at hand? Use a recovery code` : t`Use the code from the app`}
        </button>
      )}
    </form>
  );
}

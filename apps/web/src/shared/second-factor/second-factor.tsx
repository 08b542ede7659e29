import type { DataOf } from "@rebale/contract";
import type {
  beginSecondFactor,
  SecondFactor as Factor,
  Passkey,
  SecondProof,
} from "@rebale/contract/accounts";
import { lazy, Suspense, useState } from "react";
import { t } from "ttag";
import type { Api } from "../../lib/api/client.ts";
import { accounts } from "../../lib/api/operations.ts";
import { toast } from "../../lib/forms/toast.ts";
import { useCommand } from "../../lib/forms/use-command.ts";
import { PlainButton } from "../../ui/button-link.tsx";
import { Skeleton } from "../../ui/states/waiting.tsx";
import { useProof } from "../proof/use-proof.tsx";
import { CodeForm } from "./code-form.tsx";
import { Passkeys } from "./passkeys.tsx";
import { ProofForm } from "./proof-form.tsx";
import classes from "./second-factor.module.css";

const QrCode = lazy(() => import("../../ui/code/qr-code.tsx"));

interface Props {
  api: Api;
  factor: Factor;
  /** Null where they could not be read. */
  passkeys: readonly Passkey[] | null;
  /** How the holder proves to be there, before there is a second factor. */
  by: "password" | "phone";
  /** Its API asks for a fresh code itself, as the office's does. */
  stepsUp?: boolean;
  /** Once it was turned on or off. */
  onChanged: () => unknown;
}

/** Turns the second factor on, step by step, and off. */
export function SecondFactor({ api, factor, passkeys, by, stepsUp = false, onChanged }: Props) {
  const { busy, send } = useCommand();
  const { prove, dialog } = useProof(api, by);
  const [begun, setBegun] = useState<DataOf<typeof beginSecondFactor> | null>(null);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const [ending, setEnding] = useState(false);
  const begin = () =>
    send(
      () =>
        prove(async () => {
          const { data } = await api.call(accounts.beginSecondFactor, { body: {} });
          setBegun(data);
        }),
      t`Now scan the picture below`,
    );
  const confirm = (code: string) =>
    prove(async () => {
      const { data } = await api.call(accounts.confirmSecondFactor, { body: { code } });
      setCodes(data.recovery_codes);
      setBegun(null);
    });
  const ask = async () => (await api.call(accounts.askPasskey, { body: {} })).data;
  const end = async (proof: SecondProof) => {
    await api.call(accounts.endSecondFactor, { body: proof });
    setEnding(false);
    toast.success(t`The second factor is off`);
    await onChanged();
  };
  if (codes)
    return (
      <RecoveryCodes
        codes={codes}
        onSaved={() => {
          setCodes(null);
          void onChanged();
        }}
      />
    );
  if (begun)
    return (
      <div className={classes.card}>
        <p>{t`Scan this with an app such as Google Authenticator, Aegis or 2FAS.`}</p>
        <div className={classes.scan}>
          <Suspense fallback={<Skeleton height={204} width="204px" />}>
            <QrCode text={begun.otpauth_url} title={t`Code to scan with your app`} />
          </Suspense>
          <p>
            {t`Cannot scan? Type this key into the app:`}
            <br />
            <span className={classes.secret}>{begun.secret.match(/.{1,4}/g)?.join(" ")}</span>
          </p>
        </div>
        <CodeForm yes={t`Turn it on`} onCode={confirm} />
        {dialog}
      </div>
    );
  if (!factor.is_on)
    return (
      <div className={classes.card}>
        <p>
          {t`In addition to your password or SMS code, a login then asks for a code from an app on your phone. Someone who only knows your password cannot get in.`}
        </p>
        <div>
          <PlainButton disabled={busy} onClick={() => void begin()}>
            {t`Set it up`}
          </PlainButton>
        </div>
        {dialog}
      </div>
    );
  const left = factor.recovery_codes_left;
  return (
    <div className={classes.card}>
      <p>{t`It is on: each login asks for a code. Recovery codes left: ${left}.`}</p>
      {ending ? (
        <ProofForm yes={t`Turn it off`} ask={ask} onProof={end} />
      ) : (
        <div>
          <PlainButton kind="quiet" onClick={() => setEnding(true)}>
            {t`Turn it off`}
          </PlainButton>
        </div>
      )}
      {passkeys && (
        <Passkeys
          {...{ api, passkeys, onChanged }}
          prove={stepsUp ? async (act) => void (await act()) : prove}
        />
      )}
      {dialog}
    </div>
  );
}

/** Shown this once. */
const RecoveryCodes = ({ codes, onSaved }: { codes: readonly string[]; onSaved: () => void }) => (
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
      <PlainButton onClick={onSaved}>{t`I have saved them`}</PlainButton>
    </div>
  </div>
);

import { TextInput } from "@mantine/core";
import "@mantine/core/styles/Input.css";
import "@mantine/core/styles/InlineInput.css";
import type { Passkey } from "@rebale/contract/accounts";
import { useState } from "react";
import { t } from "ttag";
import type { Api } from "../../lib/api/client.ts";
import { accounts } from "../../lib/api/operations.ts";
import { dateTime } from "../../lib/formatting/formatting.ts";
import { toast } from "../../lib/forms/toast.ts";
import { PlainButton } from "../../ui/button-link.tsx";
import { SubmitButton } from "../../ui/fields/submit-button.tsx";
import { WithDates } from "../../ui/with-dates.tsx";
import { canUsePasskeys, explainPasskey, make } from "./browser-passkeys.ts";
import classes from "./second-factor.module.css";

/** As in the contract, which a page does not carry. */
const MOST = 10;
const LONGEST = 60;

interface Props {
  api: Api;
  passkeys: readonly Passkey[];
  /** Acts, and asks for a fresh code where one is needed. */
  prove: (act: () => Promise<unknown>) => Promise<void>;
  onChanged: () => unknown;
}

/** Passkeys beside the code: each with its name, its days, and its end. */
export function Passkeys({ api, passkeys, prove, onChanged }: Props) {
  const [busy, setBusy] = useState(false);
  const attempt = async (work: () => Promise<unknown>, done: string): Promise<boolean> => {
    setBusy(true);
    try {
      await work();
      toast.success(done);
      return true;
    } catch (error) {
      toast.error(explainPasskey(error));
      return false;
    } finally {
      setBusy(false);
      await onChanged();
    }
  };
  const add = (name: string) =>
    attempt(
      () =>
        prove(async () => {
          const { data } = await api.call(accounts.beginPasskey, { body: {} });
          const passkey = await make(data);
          await api.call(accounts.addPasskey, { body: { name, passkey } });
        }),
      t`The passkey is added`,
    );
  return (
    <div className={classes.card}>
      <h3>{t`Passkeys`}</h3>
      <p>
        {t`A passkey logs you in by your phone’s or computer’s own lock, in place of the code, and works at Rebale’s own address alone: nobody can ask you for it elsewhere. If you lose it, the code still works.`}
      </p>
      {passkeys.length > 0 && (
        <ul className={classes.passkeys}>
          {passkeys.map((passkey) => (
            <Row
              key={passkey._id}
              passkey={passkey}
              busy={busy}
              onRename={(name) =>
                attempt(
                  () =>
                    api.call(accounts.renamePasskey, {
                      ...{ params: { id: passkey._id }, body: { name } },
                    }),
                  t`Renamed to ${name}`,
                )
              }
              onRemove={() =>
                attempt(
                  () =>
                    prove(() => api.call(accounts.removePasskey, { params: { id: passkey._id } })),
                  t`Removed: ${passkey.name}`,
                )
              }
            />
          ))}
        </ul>
      )}
      {!canUsePasskeys() ? (
        <p>{t`This browser makes no passkeys.`}</p>
      ) : passkeys.length >= MOST ? (
        <p>{t`You have ${MOST} passkeys. Remove one to add another.`}</p>
      ) : (
        <NameForm
          label={t`Name of the new passkey`}
          yes={t`Add a passkey`}
          busy={busy}
          onName={add}
        />
      )}
    </div>
  );
}

interface RowProps {
  passkey: Passkey;
  busy: boolean;
  onRename: (name: string) => Promise<boolean>;
  onRemove: () => Promise<boolean>;
}

function Row({ passkey, busy, onRename, onRemove }: RowProps) {
  const { name, added_at, last_used_at } = passkey;
  const [doing, setDoing] = useState<"rename" | "remove" | null>(null);
  return (
    <li>
      <div>
        <strong>{name}</strong>
        <p className="figures">
          <WithDates>{t`Added ${dateTime(added_at)}`}</WithDates>
          {" · "}
          <WithDates>
            {last_used_at ? t`used last ${dateTime(last_used_at)}` : t`not used yet`}
          </WithDates>
        </p>
      </div>
      {doing === "rename" ? (
        <NameForm
          label={t`New name`}
          yes={t`Save`}
          was={name}
          busy={busy}
          onName={async (to) => {
            const done = await onRename(to);
            if (done) setDoing(null);
            return done;
          }}
        />
      ) : (
        <div className={classes.buttons}>
          {doing === "remove" ? (
            <PlainButton kind="quiet" onClick={() => setDoing(null)}>
              {t`Keep it`}
              <span className="unseen"> {name}</span>
            </PlainButton>
          ) : (
            <PlainButton kind="quiet" disabled={busy} onClick={() => setDoing("rename")}>
              {t`Rename`}
              <span className="unseen"> {name}</span>
            </PlainButton>
          )}
          <PlainButton
            kind={doing === "remove" ? "brand" : "quiet"}
            disabled={busy}
            onClick={() => (doing === "remove" ? void onRemove() : setDoing("remove"))}
          >
            {doing === "remove" ? t`Yes, remove it` : t`Remove`}
            <span className="unseen"> {name}</span>
          </PlainButton>
        </div>
      )}
    </li>
  );
}

interface NameProps {
  label: string;
  yes: string;
  was?: string;
  busy: boolean;
  /** Answers whether it was done. */
  onName: (name: string) => Promise<boolean>;
}

function NameForm({ label, yes, was = "", busy, onName }: NameProps) {
  const [name, setName] = useState(was);
  const [error, setError] = useState<string | null>(null);
  const send = async () => {
    if (!name.trim()) return setError(t`Give it a name, for example: My phone`);
    setError(null);
    if (await onName(name.trim())) setName(was);
  };
  return (
    <form
      noValidate
      className={classes.name}
      onSubmit={(e) => {
        e.preventDefault();
        void send();
      }}
    >
      <TextInput
        label={label}
        inputMode="text"
        autoComplete="off"
        maxLength={LONGEST}
        value={name}
        error={error}
        onChange={(e) => setName(e.currentTarget.value)}
      />
      <SubmitButton busy={busy} main={false}>
        {yes}
      </SubmitButton>
    </form>
  );
}

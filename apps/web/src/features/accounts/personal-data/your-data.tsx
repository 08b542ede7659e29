import type { DataOf } from "@rebale/contract";
import type { consents, Erasure } from "@rebale/contract/personal-data";
import { Link } from "react-router";
import { jt, t } from "ttag";
import { api } from "../../../lib/api/browser.ts";
import { personalData } from "../../../lib/api/operations.ts";
import { date } from "../../../lib/formatting/formatting.ts";
import { useCommand } from "../../../lib/forms/use-command.ts";
import { named } from "../../../lib/names/named.ts";
import { useSession } from "../../../lib/session/session.ts";
import { useProof } from "../../../shared/proof/use-proof.tsx";
import { PlainButton } from "../../../ui/button-link.tsx";
import { FailedPart } from "../../../ui/states/failed-part.tsx";
import { WithDates } from "../../../ui/with-dates.tsx";
import classes from "../sessions/own-sessions.module.css";
import { EraseAccount } from "./erase-account.tsx";
import own from "./your-data.module.css";

interface Props {
  erasure: Erasure | null;
  consents: DataOf<typeof consents> | null;
}

/** All that is held on the member: to see, to take along, to have erased. */
export function YourData({ erasure, consents }: Props) {
  const { busy, send } = useCommand();
  const { type } = useSession();
  const { prove, dialog } = useProof(api, type === "buyer" ? "phone" : "password");
  const save = () =>
    send(
      () =>
        prove(async () => {
          const { data } = await api.call(personalData.exportOwn);
          saveJson("rebale-my-data.json", data);
        }),
      t`Your data is saved as a file`,
    );
  return (
    <section className={classes.card} aria-labelledby="your-data">
      <h2 id="your-data">{t`Your data`}</h2>
      <p className={classes.lead}>
        {jt`Everything we hold about you, in one file. See also ${<Link key="retention" to="/data-retention">{t`what we keep, for how long and why`}</Link>}.`}
      </p>
      <PlainButton kind="quiet" disabled={busy} onClick={() => void save()}>
        {t`Download my data`}
      </PlainButton>
      {dialog}
      <h3 className={own.heading}>{t`What you agreed to`}</h3>
      {consents ? <Agreed agreed={consents.agreed} /> : <FailedPart what={t`What you agreed to`} />}
      <h3 className={own.heading}>{t`Erase my account`}</h3>
      {erasure ? (
        <EraseAccount erasure={erasure} />
      ) : (
        <FailedPart what={t`This part of the page`} />
      )}
    </section>
  );
}

function Agreed({ agreed }: Pick<DataOf<typeof consents>, "agreed">) {
  if (agreed.length === 0)
    return <p className={classes.lead}>{t`You have not been asked to agree to anything yet.`}</p>;
  return (
    <ul className={own.agreed}>
      {agreed.map(({ _id, url, title, version, agreed_at, given_at }) => {
        const day = date(agreed_at);
        return (
          <li key={_id}>
            <span>
              <Link to={`/${url}`}>{named(title)}</Link>, {t`version ${version}`}
            </span>
            <span>
              <WithDates>
                {given_at === "before" ? t`From your registration` : t`Agreed on ${day}`}
              </WithDates>
            </span>
          </li>
        );
      })}
    </ul>
  );
}

/** Hands the browser a file to keep. */
function saveJson(name: string, data: unknown): void {
  const url = URL.createObjectURL(
    new Blob([JSON.stringify(data, null, 2)], { type: "application/json" }),
  );
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.click();
  // The browser has begun to read it by then.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}

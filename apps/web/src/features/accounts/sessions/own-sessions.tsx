import type { OwnSession } from "@rebale/contract/accounts";
import { t } from "ttag";
import { api } from "../../../lib/api/browser.ts";
import { accounts } from "../../../lib/api/operations.ts";
import { dateTime } from "../../../lib/formatting/formatting.ts";
import { useCommand } from "../../../lib/forms/use-command.ts";
import { PlainButton } from "../../../ui/button-link.tsx";
import { FailedPart } from "../../../ui/states/failed-part.tsx";
import { WithDates } from "../../../ui/with-dates.tsx";
import classes from "./own-sessions.module.css";

/** Where the member is logged in: a phone that was lost is logged out here. */
export function OwnSessions({ sessions }: { sessions: readonly OwnSession[] | null }) {
  const { busy, send } = useCommand();
  if (!sessions)
    return (
      <div className={classes.card}>
        <FailedPart what={t`Your logins`} />
      </div>
    );

  const endOne = (id: string) =>
    send(() => api.call(accounts.endOwnSession, { params: { id } }), t`Logged out on that device`);
  const endOthers = () =>
    send(() => api.call(accounts.endOtherSessions), t`Logged out everywhere else`);

  return (
    <section className={classes.card} aria-labelledby="logins">
      <h2 id="logins">{t`Where you are logged in`}</h2>
      <p className={classes.lead}>
        {t`A login you do not recognise, or a lost phone? Log it out here.`}
      </p>
      <ul className={classes.sessions}>
        {sessions.map((session) => (
          <SessionRow
            key={session._id}
            session={session}
            busy={busy}
            onEnd={() => void endOne(session._id)}
          />
        ))}
      </ul>
      {sessions.length > 1 ? (
        <PlainButton kind="quiet" disabled={busy} onClick={() => void endOthers()}>
          {t`Log out everywhere else`}
        </PlainButton>
      ) : (
        <p className={classes.lead}>{t`You are not logged in anywhere else.`}</p>
      )}
    </section>
  );
}

function SessionRow({
  session: { browser, address, signed_in_at, is_current },
  busy,
  onEnd,
}: {
  session: OwnSession;
  busy: boolean;
  onEnd: () => void;
}) {
  const name = browser ?? t`Unknown browser`;
  const since = dateTime(signed_in_at);
  return (
    <li className={classes.session}>
      <div>
        <strong>{name}</strong>
        {is_current && <span className={classes.current}>{t`This device`}</span>}
        <p className="figures">
          <WithDates>{t`Since ${since}`}</WithDates>
          {address && ` · ${address}`}
        </p>
      </div>
      {!is_current && (
        <PlainButton
          kind="quiet"
          disabled={busy}
          onClick={onEnd}
          aria-label={t`Log out ${name}, since ${since}`}
        >
          {t`Log out`}
        </PlainButton>
      )}
    </li>
  );
}

import type { OwnSession } from "@rebale/contract/accounts";
import { t } from "ttag";
import { dateTime } from "../../../lib/formatting/formatting.ts";
import { PlainButton } from "../../../ui/button-link.tsx";
import classes from "./own-sessions.module.css";

export function SessionRow({
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
          {t`Since ${since}`}
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

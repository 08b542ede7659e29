import type { SecondFactor as Factor } from "@rebale/contract/accounts";
import { useRevalidator } from "react-router";
import { t } from "ttag";
import { api } from "../../../lib/api/browser.ts";
import { useSession } from "../../../lib/session/session.ts";
import { SecondFactor } from "../../../shared/second-factor/second-factor.tsx";
import { FailedPart } from "../../../ui/states/failed-part.tsx";
import classes from "../sessions/own-sessions.module.css";

/** A code from an app at each login, for who wants it. */
export function MemberFactor({ factor }: { factor: Factor | null }) {
  const { revalidate } = useRevalidator();
  const { type } = useSession();
  return (
    <section className={classes.card} aria-labelledby="second-factor">
      <h2 id="second-factor">{t`Second factor`}</h2>
      {factor ? (
        <SecondFactor
          api={api}
          factor={factor}
          by={type === "buyer" ? "phone" : "password"}
          onChanged={revalidate}
        />
      ) : (
        <FailedPart what={t`Your second factor`} />
      )}
    </section>
  );
}

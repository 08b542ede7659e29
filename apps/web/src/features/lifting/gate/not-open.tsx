import { t } from "ttag";
import { loginAgain } from "../../../lib/session/come-back.ts";
import { ButtonLink, PlainButton } from "../../../ui/button-link.tsx";
import { Skeleton } from "../../../ui/states/waiting.tsx";
import classes from "./gate.module.css";
import type { Gate } from "./use-gate.ts";

/** Why this phone shows no trucks, and what to do about it. */
export function NotOpen({ gate }: { gate: Gate }) {
  if (gate.standing === "opening")
    return (
      <div className={classes.list} aria-busy="true">
        <span className="unseen">{t`Loading…`}</span>
        <Skeleton height={72} />
        <Skeleton height={96} />
        <Skeleton height={96} />
      </div>
    );
  const { title, text, next } = wordsFor(gate);
  const waiting = gate.kept.uses.filter(({ state }) => state === "waiting").length;
  return (
    <section className={classes.state} role="alert">
      <h2>{title}</h2>
      <p>{text}</p>
      {waiting > 0 && (
        <p>
          {waiting === 1
            ? t`One truck that you let through is not sent yet. It will be, once this phone opens the gate again.`
            : t`${waiting} trucks that you let through are not sent yet. They will be, once this phone opens the gate again.`}
        </p>
      )}
      {gate.standing === "closed" && (
        <p>{t`Did this phone let trucks through without network before? Then the browser has forgotten them: tell the seller which ones they were.`}</p>
      )}
      {next}
    </section>
  );
}

function wordsFor({ standing, kept, site, refresh }: Gate) {
  const again = (
    <PlainButton className={classes.big} onClick={() => void refresh()}>
      {t`Try again`}
    </PlainButton>
  );
  const login = (
    <ButtonLink className={classes.big} to={loginAgain("seller", `/gate/${site}`)}>
      {t`Login as Seller`}
    </ButtonLink>
  );
  if (standing === "ended" && kept.token !== null)
    return {
      title: t`This phone's link has ended`,
      text: t`Ask the owner of the company for a new link, and open it on this phone.`,
      next: again,
    };
  if (standing === "ended")
    return { title: t`You are logged out`, text: t`Your session has ended.`, next: login };
  if (standing === "closed")
    return {
      title: t`This gate is closed`,
      text: t`Open the link that the owner of the company made for this phone. Managers may log in.`,
      next: login,
    };
  if (standing === "forbidden")
    return {
      title: t`This is not your gate`,
      text: t`It belongs to another site or company. Ask the owner for this phone's link.`,
      next: again,
    };
  return {
    title: t`Nothing came`,
    text: t`The market could not be reached. Is the network on?`,
    next: again,
  };
}

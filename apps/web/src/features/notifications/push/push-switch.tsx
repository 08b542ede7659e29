import { t } from "ttag";
import IconBellRinging from "~icons/tabler/bell-ringing";
import { PlainButton } from "../../../ui/button-link.tsx";
import classes from "./push-switch.module.css";
import { usePush } from "./use-push.ts";

/** Web push for who wants it; nothing at all where the browser cannot do it. */
export function PushSwitch() {
  const { state, busy, turnOn, turnOff } = usePush();
  if (state === "impossible") return null;
  if (state === "install") return <FirstInstall />;
  const on = state === "on";
  return (
    <section className={classes.switch}>
      <IconBellRinging size={26} stroke={1.6} aria-hidden />
      <div>
        <h2>
          {on ? t`Instant alerts are on for this device` : t`Get instant alerts on this device`}
        </h2>
        <p>
          {state === "blocked"
            ? t`Your browser blocks messages from Rebale. Allow them in its settings for this site.`
            : t`When someone outbids you, when you win, and when an auction of yours is about to end.`}
        </p>
      </div>
      {state !== "blocked" && (
        <PlainButton
          kind={on ? "quiet" : "brand"}
          disabled={busy}
          onClick={() => void (on ? turnOff() : turnOn())}
        >
          {on ? t`Turn off` : t`Turn on`}
        </PlainButton>
      )}
    </section>
  );
}

const FirstInstall = () => (
  <section className={classes.switch}>
    <IconBellRinging size={26} stroke={1.6} aria-hidden />
    <div>
      <h2>{t`Get instant alerts on this iPhone`}</h2>
      <p>
        {t`Tap Share, then Add to Home Screen, and open Rebale from there: an iPhone only shows alerts from installed apps.`}
      </p>
    </div>
  </section>
);

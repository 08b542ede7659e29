import type { AlertSettings } from "@rebale/contract/saved-searches";
import { t } from "ttag";
import IconMessageOff from "~icons/tabler/message-off";
import { api } from "../../lib/api/browser.ts";
import { savedSearches } from "../../lib/api/operations.ts";
import { useCommand } from "../../lib/forms/use-command.ts";
import { PlainButton } from "../../ui/button-link.tsx";
import classes from "./push/push-switch.module.css";

/** Messages the member's number answered STOP to, and the way back. */
export function StoppedSwitch({ settings }: { settings: AlertSettings | null }) {
  const { busy, send } = useCommand();
  const stopped = settings?.stopped ?? [];
  if (!settings || stopped.length === 0) return null;
  const start = () =>
    send(
      () => api.call(savedSearches.changeAlertSettings, { body: { ...settings, stopped: [] } }),
      t`Messages to your phone are on again`,
    );
  return (
    <section className={classes.switch}>
      <IconMessageOff width={26} height={26} aria-hidden />
      <div>
        <h2>
          {stopped.includes("sms")
            ? t`Your number has stopped our SMS`
            : t`Your number has stopped our WhatsApp messages`}
        </h2>
        <p>
          {stopped.includes("sms")
            ? t`You answered STOP. Codes still come, and what you must be told.`
            : t`You answered STOP. The news comes by SMS again.`}
        </p>
      </div>
      <PlainButton kind="brand" disabled={busy} onClick={() => void start()}>
        {t`Turn on again`}
      </PlainButton>
    </section>
  );
}

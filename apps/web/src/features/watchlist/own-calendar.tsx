import { useState } from "react";
import { t } from "ttag";
import IconCalendar from "~icons/tabler/calendar";
import IconCopy from "~icons/tabler/copy";
import { api } from "../../lib/api/browser.ts";
import { watchlist } from "../../lib/api/operations.ts";
import { copyLink } from "../../lib/forms/copy.ts";
import { toast } from "../../lib/forms/toast.ts";
import { explain } from "../../lib/language/explain.ts";
import { ButtonLink, PlainButton } from "../../ui/button-link.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import classes from "./watchlist.module.css";

/** The watchlist's closes in the member's own calendar: its address is made, shown once and ended. */
export function OwnCalendar() {
  const [isOpen, setOpen] = useState(false);
  const [url, setUrl] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const close = () => {
    setOpen(false);
    setUrl(null);
  };
  const run = async (call: () => Promise<void>) => {
    setBusy(true);
    try {
      await call();
    } catch (error) {
      toast.error(explain(error));
    }
    setBusy(false);
  };
  const make = () => run(async () => setUrl((await api.call(watchlist.makeCalendar)).data.url));
  const end = () =>
    run(async () => {
      await api.call(watchlist.endCalendar);
      toast.success(t`The address has ended`);
      close();
    });
  return (
    <>
      <PlainButton kind="quiet" onClick={() => setOpen(true)}>
        <IconCalendar size={20} aria-hidden /> {t`Calendar`}
      </PlainButton>
      <Dialog open={isOpen} onClose={close} title={t`Your lots in your calendar`}>
        <div className={classes.calendar}>
          <p>
            {t`Your calendar shows when each lot of your watchlist closes, and follows when an end moves. Late bids can move an end before your calendar looks again: while you bid, trust the lot’s page.`}
          </p>
          {url === null ? (
            <p>
              {t`Whoever has the address can read it without signing in. A new address ends the one you had.`}
            </p>
          ) : (
            <>
              <p>{t`Add this address to your calendar. It is shown this once.`}</p>
              <code>{url}</code>
            </>
          )}
          <div className={classes.actions}>
            {url === null ? (
              <>
                <PlainButton disabled={busy} onClick={() => void make()}>
                  {t`Make an address`}
                </PlainButton>
                <PlainButton kind="quiet" disabled={busy} onClick={() => void end()}>
                  {t`End the address`}
                </PlainButton>
              </>
            ) : (
              <>
                <ButtonLink to={url.replace(/^https?:/, "webcal:")} reloadDocument>
                  <IconCalendar size={20} aria-hidden /> {t`Open in calendar`}
                </ButtonLink>
                <PlainButton kind="quiet" onClick={() => void copyLink(url)}>
                  <IconCopy size={20} aria-hidden /> {t`Copy link`}
                </PlainButton>
              </>
            )}
          </div>
        </div>
      </Dialog>
    </>
  );
}

import { useState } from "react";
import { t } from "ttag";
import IconBrandAndroid from "~icons/tabler/brand-android";
import IconBrandApple from "~icons/tabler/brand-apple";
import IconDownload from "~icons/tabler/download";
import { useInstall } from "../../lib/page/install.ts";
import { PlainButton } from "../../ui/button-link.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import classes from "./home.module.css";
import phone from "./phone.svg";

const steps = {
  Android: [
    t`Open this page in Chrome on your phone`,
    t`Tap the menu (three dots)`,
    t`Tap Add to Home screen, then Install`,
  ],
  iOS: [
    t`Open this page in Safari on your iPhone`,
    t`Tap the Share button`,
    t`Tap Add to Home Screen, then Add`,
    t`Open Rebale from there; Notifications has the switch for messages`,
  ],
} as const;

/** Asked in the browser only: there is no offer before. */
const isAndroid = () => /Android/.test(navigator.userAgent);

/**
 * S1.3: the app on Android and iOS. It is this site, installed: nothing to download from a store,
 * always up to date.
 */
export function InstallSection() {
  const [asked, setAsked] = useState<keyof typeof steps | null>(null);
  const install = useInstall();
  return (
    <section className={`wide ${classes.install}`} aria-labelledby="app">
      <div>
        <h2 id="app">{t`The market in your pocket`}</h2>
        <p>
          {t`Install Rebale on your phone: bid from the yard, and know at once when someone outbids you. It takes less space than one photo.`}
        </p>
        <div className={classes.stores}>
          {install && !isAndroid() && (
            <PlainButton kind="brand" onClick={() => void install()}>
              <IconDownload size={22} aria-hidden /> {t`Install on this computer`}
            </PlainButton>
          )}
          <PlainButton
            kind="brand"
            onClick={() => (install && isAndroid() ? void install() : setAsked("Android"))}
          >
            <IconBrandAndroid size={22} aria-hidden /> {t`Get it on Android`}
          </PlainButton>
          <PlainButton kind="brand" onClick={() => setAsked("iOS")}>
            <IconBrandApple size={22} aria-hidden /> {t`Get it on iOS`}
          </PlainButton>
        </div>
        <noscript>
          <p>{t`On Android: ${steps.Android.join("; ")}.`}</p>
          <p>{t`On iPhone: ${steps.iOS.join("; ")}.`}</p>
        </noscript>
      </div>
      <img src={phone} alt="" width={260} height={240} loading="lazy" className={classes.phone} />
      <Dialog
        open={asked !== null}
        onClose={() => setAsked(null)}
        title={t`Install Rebale on ${asked ?? ""}`}
      >
        <ol className={classes.steps}>
          {asked && steps[asked].map((step) => <li key={step}>{step}</li>)}
        </ol>
      </Dialog>
    </section>
  );
}

import { IconBrandAndroid, IconBrandApple, IconDownload } from "@tabler/icons-react";
import { useState } from "react";
import { t } from "ttag";
import { useInstall } from "../../lib/install.ts";
import { PlainButton } from "../../ui/button-link.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import classes from "./home.module.css";

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
      <PhoneDrawing />
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

const PhoneDrawing = () => (
  <svg className={classes.phone} viewBox="0 0 260 240" aria-hidden="true">
    <rect x="60" y="14" width="140" height="260" rx="22" fill="#0a2f21" />
    <rect x="68" y="24" width="124" height="250" rx="14" fill="#faf7f0" />
    <rect x="78" y="38" width="104" height="70" rx="8" fill="#bcd6c8" />
    <g fill="#0f4430">
      <rect x="94" y="64" width="30" height="32" rx="3" />
      <rect x="130" y="54" width="38" height="42" rx="3" />
    </g>
    <path stroke="#f7a81b" strokeWidth="4" d="M103 64v32M115 64v32M142 54v42M156 54v42" />
    <rect x="78" y="118" width="84" height="8" rx="4" fill="#10281e" />
    <rect x="78" y="132" width="56" height="7" rx="3.5" fill="#8a9389" />
    <text
      x="78"
      y="168"
      fontSize="20"
      fontWeight="800"
      fill="#10281e"
      fontFamily="Manrope Variable, sans-serif"
    >
      ₹2,40,500
    </text>
    <rect x="78" y="182" width="104" height="30" rx="8" fill="#f7a81b" />
    <rect x="104" y="194" width="52" height="7" rx="3.5" fill="#231600" />
  </svg>
);

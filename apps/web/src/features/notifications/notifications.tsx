import { useEffect } from "react";
import { useRevalidator } from "react-router";
import { t } from "ttag";
import IconBellRinging from "~icons/tabler/bell-ringing";
import { api } from "../../lib/api/browser.ts";
import { orNull } from "../../lib/api/loader.ts";
import { office, savedSearches } from "../../lib/api/operations.ts";
import { noteRead, onUnread } from "../../lib/unread/unread.ts";
import { PlainButton } from "../../ui/button-link.tsx";
import { Page } from "../../ui/layout/page.tsx";
import { Empty } from "../../ui/states/empty.tsx";
import { Pager, pageOf } from "../../ui/tabs/pager.tsx";
import type { Route } from "./+types/notifications";
import { groupNotices } from "./group-notices.rules.ts";
import { NoticeGroupCard } from "./notice-card.tsx";
import classes from "./notices.module.css";
import pushSwitchClasses from "./push/push-switch.module.css";
import { usePush } from "./push/use-push.ts";
import { StoppedSwitch } from "./stopped-switch.tsx";
import { WhatsappSwitch } from "./whatsapp-switch.tsx";

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const page = pageOf(request.url);
  const [{ data, totalpage }, settings] = await Promise.all([
    api.call(office.notifications, { query: { page, rows: 20 } }),
    orNull(api.call(savedSearches.alertSettings)),
  ]);
  return { notices: data, settings: settings?.data ?? null, page, totalpage, readAt: Date.now() };
}
clientLoader.hydrate = true as const;

export { Failed as ErrorBoundary } from "../../ui/states/failed.tsx";
export { WaitingRows as HydrateFallback } from "../../ui/states/waiting.tsx";

/** S2.47 */
export default function Notifications({
  loaderData: { notices, settings, page, totalpage, readAt },
}: Route.ComponentProps) {
  const { revalidate } = useRevalidator();
  // biome-ignore lint/correctness/useExhaustiveDependencies: again whenever the list was read
  useEffect(() => {
    void noteRead();
    return onUnread(() => void revalidate());
  }, [readAt]);
  return (
    <Page title={t`Notifications`} description={t`Your notifications on Rebale.`} index={false}>
      <h1>{t`Notifications`}</h1>
      <PushSwitch />
      <StoppedSwitch settings={settings} />
      <WhatsappSwitch settings={settings} />
      {notices.length ? (
        <ul className={classes.list}>
          {groupNotices(notices).map((group) => (
            <li key={group.latest._id}>
              <NoticeGroupCard group={group} readAt={readAt} />
            </li>
          ))}
        </ul>
      ) : (
        <Empty drawing="bell" title={t`No notifications`}>
          {t`We let you know here when you are outbid, when you win, and when the market has news for you.`}
        </Empty>
      )}
      <Pager page={page} total={totalpage} of={t`Notifications`} />
    </Page>
  );
}

/** Web push for who wants it; nothing at all where the browser cannot do it. */
function PushSwitch() {
  const { state, busy, turnOn, turnOff } = usePush();
  if (state === "impossible") return null;
  if (state === "install") return <FirstInstall />;
  const on = state === "on";
  return (
    <section className={pushSwitchClasses.switch}>
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
  <section className={pushSwitchClasses.switch}>
    <IconBellRinging size={26} stroke={1.6} aria-hidden />
    <div>
      <h2>{t`Get instant alerts on this iPhone`}</h2>
      <p>
        {t`Tap Share, then Add to Home Screen, and open Rebale from there: an iPhone only shows alerts from installed apps.`}
      </p>
    </div>
  </section>
);

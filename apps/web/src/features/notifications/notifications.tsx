import type { Notification } from "@rebale/contract/office";
import { useEffect, useState } from "react";
import { Link, useRevalidator } from "react-router";
import { t } from "ttag";
import IconBellRinging from "~icons/tabler/bell-ringing";
import IconTrash from "~icons/tabler/trash";
import { api } from "../../lib/api/browser.ts";
import { office } from "../../lib/api/operations.ts";
import { Refused } from "../../lib/api/refused.ts";
import { dateTime } from "../../lib/formatting/formatting.ts";
import { relativeTime } from "../../lib/formatting/relative-time.ts";
import { toast } from "../../lib/forms/toast.ts";
import { formMessages } from "../../lib/language/form-messages.ts";
import { noteRead, onUnread } from "../../lib/unread/unread.ts";
import { PlainButton } from "../../ui/button-link.tsx";
import { Page } from "../../ui/layout/page.tsx";
import { Empty } from "../../ui/states/empty.tsx";
import { Pager, pageOf } from "../../ui/tabs/pager.tsx";
import type { Route } from "./+types/notifications";
import classes from "./notices.module.css";
import pushSwitchClasses from "./push/push-switch.module.css";
import { usePush } from "./push/use-push.ts";

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const page = pageOf(request.url);
  const { data, totalpage } = await api.call(office.notifications, { query: { page, rows: 20 } });
  return { notices: data, page, totalpage, readAt: Date.now() };
}
clientLoader.hydrate = true as const;

export { Failed as ErrorBoundary } from "../../ui/states/failed.tsx";
export { WaitingRows as HydrateFallback } from "../../ui/states/waiting.tsx";

/** S2.47 */
export default function Notifications({
  loaderData: { notices, page, totalpage, readAt },
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
      {notices.length ? (
        <ul className={classes.list}>
          {notices.map((notice) => (
            <li key={notice._id}>
              <NoticeCard notice={notice} readAt={readAt} />
            </li>
          ))}
        </ul>
      ) : (
        <Empty drawing="bell" title={t`No notifications`}>
          {t`We let you know here when you are outbid, when you win, and when the market has news for you.`}
        </Empty>
      )}
      <Pager page={page} total={totalpage} of="notifications" />
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

function NoticeCard({ notice, readAt }: { notice: Notification; readAt: number }) {
  const { revalidate } = useRevalidator();
  const [busy, setBusy] = useState(false);
  /** S8.6 */
  const remove = async () => {
    setBusy(true);
    try {
      await api.call(office.dismissNotification, { params: { id: notice._id } });
      toast.success(formMessages.notificationDeleted);
      await revalidate();
    } catch (error) {
      toast.error(
        error instanceof Refused
          ? formMessages.notificationNotDeleted
          : formMessages.notificationError,
      );
    } finally {
      setBusy(false);
    }
  };
  return (
    <article className={classes.card}>
      <div>
        <h2>{notice.title}</h2>
        <p>{notice.description}</p>
        <p className={classes.foot}>
          <time dateTime={notice.created_at} title={dateTime(notice.created_at)}>
            {relativeTime(notice.created_at, readAt)}
          </time>
          {notice.link?.startsWith("/") && <Link to={notice.link}>{t`Open`}</Link>}
        </p>
      </div>
      <button
        type="button"
        disabled={busy}
        aria-label={t`Delete: ${notice.title}`}
        onClick={() => void remove()}
      >
        <IconTrash size={21} aria-hidden />
      </button>
    </article>
  );
}

import { useEffect } from "react";
import { useRevalidator } from "react-router";
import { t } from "ttag";
import { api } from "../../lib/api/browser.ts";
import { office } from "../../lib/api/operations.ts";
import { noteRead, onUnread } from "../../lib/unread/unread.ts";
import { Page } from "../../ui/layout/page.tsx";
import { Empty } from "../../ui/states/empty.tsx";
import { Pager, pageOf } from "../../ui/tabs/pager.tsx";
import type { Route } from "./+types/notifications";
import { NoticeCard } from "./notice-card.tsx";
import classes from "./notices.module.css";
import { PushSwitch } from "./push/push-switch.tsx";

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

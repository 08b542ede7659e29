import type { Notification } from "@rebale/contract/office";
import { useState } from "react";
import { Link, useRevalidator } from "react-router";
import { t } from "ttag";
import IconTrash from "~icons/tabler/trash";
import { api } from "../../lib/api/browser.ts";
import { office } from "../../lib/api/operations.ts";
import { Refused } from "../../lib/api/refused.ts";
import { dateTime } from "../../lib/formatting/formatting.ts";
import { relativeTime } from "../../lib/formatting/relative-time.ts";
import { toast } from "../../lib/forms/toast.ts";
import { formSays } from "../../lib/language/form-messages.ts";
import classes from "./notices.module.css";

export function NoticeCard({ notice, readAt }: { notice: Notification; readAt: number }) {
  const { revalidate } = useRevalidator();
  const [busy, setBusy] = useState(false);
  /** S8.6 */
  const remove = async () => {
    setBusy(true);
    try {
      await api.call(office.dismissNotification, { params: { id: notice._id } });
      toast.success(formSays.notificationDeleted);
      await revalidate();
    } catch (error) {
      toast.error(
        error instanceof Refused ? formSays.notificationNotDeleted : formSays.notificationError,
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

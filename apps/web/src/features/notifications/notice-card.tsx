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
import { formMessages } from "../../lib/language/form-messages.ts";
import type { NoticeGroup } from "./group-notices.rules.ts";
import { NoticeIcon } from "./notice-icon.tsx";
import classes from "./notices.module.css";

interface Props {
  notice: Notification;
  /** When the list was read, in ms. */
  readAt: number;
}

const earlierText = (n: number) => (n === 1 ? t`1 earlier` : t`${n} earlier`);

/** The newest about a lot or sale; what came before it unfolds. */
export function NoticeGroupCard({ group, readAt }: { group: NoticeGroup; readAt: number }) {
  const { latest, earlier } = group;
  return (
    <div className={classes.group}>
      <NoticeCard notice={latest} readAt={readAt} />
      {earlier.length > 0 && (
        <details>
          <summary>{earlierText(earlier.length)}</summary>
          <ul className={classes.list}>
            {earlier.map((notice) => (
              <li key={notice._id}>
                <NoticeCard notice={notice} readAt={readAt} />
              </li>
            ))}
          </ul>
        </details>
      )}
    </div>
  );
}

function NoticeCard({ notice, readAt }: Props) {
  const { title, description, link, code, leads_again, created_at } = notice;
  return (
    <article className={classes.card} data-settled={leads_again || undefined}>
      <NoticeIcon code={code} />
      <div>
        <h2>{link?.startsWith("/") ? <Link to={link}>{title}</Link> : title}</h2>
        <p>{description}</p>
        <p className={classes.foot}>
          <time dateTime={created_at} title={dateTime(created_at)}>
            {relativeTime(created_at, readAt)}
          </time>
          {leads_again && <b>{t`Answered: you lead again`}</b>}
        </p>
      </div>
      <RemoveButton notice={notice} />
    </article>
  );
}

/** S8.6 */
function RemoveButton({ notice }: { notice: Notification }) {
  const { revalidate } = useRevalidator();
  const [busy, setBusy] = useState(false);
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
    <button
      type="button"
      disabled={busy}
      aria-label={t`Delete: ${notice.title}`}
      onClick={() => void remove()}
    >
      <IconTrash size={21} aria-hidden />
    </button>
  );
}

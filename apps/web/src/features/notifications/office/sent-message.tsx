import { jt, t } from "ttag";
import { clockTime, dateTime } from "../../../lib/formatting/formatting.ts";
import { Facts } from "../../../shared/office/facts.tsx";
import { Notice } from "../../../shared/office/notice.tsx";
import { When } from "../../../shared/office/when.tsx";
import { BrandMark } from "../../../ui/brand-mark.tsx";
import { type Message, MessageStatus } from "./message-status.tsx";
import classes from "./outbox.module.css";

/** A message as its reader sees it. */
export function SentMessage({ message }: { message: Message }) {
  const { channel, status, attempts, last_error, created_at } = message;
  return (
    <>
      {status === "failed" && (
        <Notice kind="failed">
          {attempts === 1
            ? t`Not delivered after 1 attempt.`
            : t`Not delivered after ${attempts} attempts.`}{" "}
          {last_error}
        </Notice>
      )}
      {status === "shown" && last_error && <Notice>{last_error}</Notice>}
      {status === "waiting" && last_error && (
        <Notice>{t`It will be tried again. Last error: ${last_error}`}</Notice>
      )}
      {channel === "mail" && <Mail {...message} />}
      {(channel === "sms" || channel === "whatsapp") && <Text {...message} />}
      {channel === "push" && <Push {...message} />}
      <Facts
        facts={[
          { name: t`Status`, value: <MessageStatus status={status} /> },
          { name: t`Attempts`, value: String(attempts) },
          { name: t`Created`, value: <When time={created_at} /> },
        ]}
      />
    </>
  );
}

const Mail = ({ subject, to, body, created_at }: Message) => (
  <article className={classes.mail}>
    <header>
      <h3>{subject}</h3>
      <p>
        {jt`${<b key="from">Rebale</b>} to ${to}`}
        <time dateTime={created_at}>{dateTime(created_at)}</time>
      </p>
    </header>
    <div className={classes.text}>{body}</div>
  </article>
);

const Text = ({ body, created_at }: Message) => (
  <article className={classes.phone}>
    <p className={classes.sender}>REBALE</p>
    <p className={classes.bubble}>{body}</p>
    <time dateTime={created_at}>{t`${clockTime(created_at)} IST`}</time>
  </article>
);

const Push = ({ subject, body, created_at }: Message) => (
  <article className={classes.phone}>
    <div className={classes.push}>
      <span>
        <BrandMark size={18} /> Rebale <time dateTime={created_at}>{clockTime(created_at)}</time>
      </span>
      <b>{subject}</b>
      <p>{body}</p>
    </div>
  </article>
);

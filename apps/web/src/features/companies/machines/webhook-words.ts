import type { Delivery, Webhook } from "@rebale/contract/webhooks";
import { t } from "ttag";
import { dateTime } from "../../../lib/formatting/formatting.ts";
import { eventName } from "./event-labels.ts";

/** How a webhook stands, and what was answered to it, in words. */

type Failure = NonNullable<Delivery["last_error"]>;

const failures: Record<Exclude<Failure, "status">, string> = {
  redirect: t`It answered with a redirect, which is not followed`,
  timeout: t`It did not answer within 10 seconds`,
  not_public: t`Its address is not public`,
  not_found: t`Its name was not found`,
  certificate: t`Its certificate is not valid`,
  connection: t`It could not be reached`,
};

/** @param error null where it was taken */
export function answerWords(error: Failure | null, status: number | null): string {
  if (error === null || error === "status") return t`It answered ${status ?? 0}`;
  return failures[error];
}

const whyOff: Record<NonNullable<Webhook["why_off"]>, string> = {
  company: t`Off: your company turned it off`,
  office: t`Off: Rebale turned it off. Ask us why`,
  gone: t`Off: it answered that it is gone (410)`,
  failing: t`Off: it took nothing for three days`,
};

export function standingOf({ why_off, failing_since }: Webhook): string {
  if (why_off) return whyOff[why_off];
  return failing_since ? t`On, but failing since ${dateTime(failing_since)}` : t`On`;
}

export const lastAnswerOf = ({ last_at, last_error, last_status }: Webhook): string =>
  last_at === null
    ? t`Nothing was sent yet`
    : `${answerWords(last_error, last_status)}, ${dateTime(last_at)}`;

export const nameOf = ({ name, url }: Webhook): string => name ?? new URL(url).host;

/** @param events `*` for all */
export function eventsOf({ events }: Webhook): string {
  if (events.includes("*")) return t`All events`;
  const names = events.slice(0, MOST_NAMED).map(eventName).join(", ");
  const more = events.length - MOST_NAMED;
  return more > 0 ? t`${names} and ${more} more` : names;
}
const MOST_NAMED = 4;

export const stateLabels: Record<Delivery["state"], string> = {
  waiting: t`Waiting`,
  done: t`Taken`,
  failed: t`Not taken`,
};

export function triesOf({ tries, next_at }: Delivery): string {
  const made = tries === 1 ? t`1 try` : t`${tries} tries`;
  if (next_at === null) return made;
  const next = dateTime(next_at);
  return tries === 0 ? t`to be sent ${next}` : t`${made}, next ${next}`;
}

import { type Notice, notice } from "../../notifications/index.ts";
import { NAMED_LOTS } from "./alert-times.rules.ts";
import type { TakenAlert } from "./waiting.store.ts";

type Alerts = readonly [TakenAlert, ...TakenAlert[]];

/** The alerts, grouped by message. */
export const groupAlerts = (taken: readonly TakenAlert[]): Alerts[] => [
  ...(Map.groupBy(
    taken,
    ({ user_id, channel, kind }) => `${user_id} ${channel} ${kind}`,
  ).values() as Iterable<TakenAlert[] & Alerts>),
];

/** @param stopLinks where a mail's reader ends such mails, by member */
export function alertNotice(alerts: Alerts, stopLinks: ReadonlyMap<number, string>): Notice {
  const [first] = alerts;
  const named = alerts.slice(0, NAMED_LOTS[first.channel]);
  const more = alerts.length - named.length;
  const unsubscribe = first.channel === "mail" ? stopLinks.get(first.user_id) : undefined;
  const extras = {
    link: linkOf(alerts),
    goodUntil: new Date(Math.max(...alerts.map(({ ends_at }) => ends_at.getTime()))),
    channels: [first.channel],
    ...(unsubscribe && { unsubscribe }),
  };
  if (first.kind === "ending") {
    const lots = named.map(({ title, ends_at }) => ({ title, until: ends_at.toISOString() }));
    return notice(first.user_id, "watched_ending", { lots, more }, extras);
  }
  const lots = named.map(({ title, city }) => ({ title, city }));
  const search = isOfOne(alerts) ? first.search_name : null;
  return notice(first.user_id, "new_lots", { lots, more, search }, extras);
}

const isOfOne = (alerts: Alerts) =>
  alerts.every(({ search_id }) => search_id === alerts[0].search_id);

function linkOf(alerts: Alerts): string {
  const [first] = alerts;
  if (alerts.length === 1) return `/auctiondetail/${first.url}`;
  if (first.kind === "ending") return "/watchlist";
  return isOfOne(alerts) ? searchLink(first.search_query ?? {}) : "/saved-searches";
}

/** The search as a page, what is new first. */
const searchLink = ({ status: _, ...query }: Record<string, string | number>): string =>
  `/are-selling?${new URLSearchParams({
    ...Object.fromEntries(Object.entries(query).map(([key, v]) => [key, String(v)])),
    sort: "newest",
  })}`;

import type { EventStatus } from "@rebale/contract/events";
import { t } from "ttag";

export const statusLabels: Record<EventStatus, string> = {
  live: t`Live`,
  upcoming: t`Upcoming`,
  ended: t`Ended`,
};

/** Nobody bids on it any more. */
export const isOver = ({ status }: { status: string }): boolean =>
  status === "ended" || status === "withdrawn";

export const countOfLots = (lots: number): string => (lots === 1 ? t`1 lot` : t`${lots} lots`);

/** 60 → every minute, 90 → every 90 seconds. */
export function everySeconds(seconds: number): string {
  if (seconds === 60) return t`every minute`;
  return seconds % 60 === 0 ? t`every ${seconds / 60} minutes` : t`every ${seconds} seconds`;
}

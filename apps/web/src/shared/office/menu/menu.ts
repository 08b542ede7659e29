import type { Permission } from "@rebale/contract/office/permissions";
import type { Counts } from "../waiting-counts.ts";
import { menu } from "./entries.ts";
import type { Entry, Group } from "./entry.ts";
import { own } from "./own.ts";

/** How much waits behind an entry, for who does something about it. */
export const waitingAt = ({ waits }: Pick<Entry, "waits">, counts: Counts | null, may: May) =>
  waits && counts && may(waits.for)
    ? [waits.count].flat().reduce((sum, count) => sum + Number(counts[count]), 0)
    : 0;

/** Whether the screen is the entry's, or one that is opened from there. */
export const isAt = ({ to, also }: Pick<Entry, "to" | "also">, pathname: string): boolean =>
  pathname === to ||
  [to, also].some((path) => path && path !== "/admin" && pathname.startsWith(`${path}/`));

type May = (permission: Permission) => boolean;

/** The menu of who may open these screens only. */
export const menuFor = (may: May): readonly Group[] =>
  menu
    .map(({ title, entries }) => ({
      title,
      entries: entries.filter((entry) => !entry.may || may(entry.may)),
    }))
    .filter(({ entries }) => entries.length > 0);

/** All that the menu leads to. */
export const screensFor = (may: May): readonly Entry[] => [
  ...menuFor(may).flatMap(({ entries }) => entries),
  ...own,
];

/** Screens that are reached from others. */
const unlisted: Readonly<Record<string, Permission>> = {
  "/admin/close-failures": "auctions.read",
  "/admin/late-lifting": "auctions.read",
  "/admin/missing-papers": "auctions.read",
  "/admin/ratings": "auctions.read",
  "/admin/settings/irregularities": "security.read",
  "/admin/money/withdrawals": "money.read",
  "/admin/money/bank-accounts": "money.read",
  "/admin/money/events": "money.read",
  "/admin/money/tax-holds": "money.read",
  "/admin/money/statements": "money.read",
  "/admin/money/days": "money.read",
  "/admin/money/settings": "money.read",
};

/** Whether a link into the office leads somebody to a screen that is theirs. */
export function mayOpen(path: string, may: May): boolean {
  const [screen = path] = path.split(/[?#]/);
  const needed = unlisted[screen];
  if (needed) return may(needed);
  return screensFor(may).some(({ to }) => to === screen);
}

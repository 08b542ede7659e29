import type { Permission } from "@rebale/contract/office/permissions";
import { mayOpen } from "../../../shared/office/menu/menu.ts";

export interface Key {
  readonly key: string;
  readonly what: string;
}
export interface KeyGroup {
  readonly title: string;
  readonly keys: readonly Key[];
}
type May = (permission: Permission) => boolean;

/** The second key after g, and the screen that it opens. */
const GO: Readonly<Record<string, readonly [to: string, name: string]>> = {
  o: ["/admin", "Overview"],
  l: ["/admin/products", "Lots"],
  s: ["/admin/sales", "Sales"],
  c: ["/admin/companies", "Companies"],
  u: ["/admin/users", "Users"],
  a: ["/admin/authorisations", "Authorisations"],
  m: ["/admin/money", "Finance desk"],
  g: ["/admin/claims", "Goods desk"],
  q: ["/admin/contact-queries", "Contact queries"],
};

/** Where the key after g leads; null of no screen, or of one that is not this role's. */
export function placeOfKey(key: string, may: May): string | null {
  const [to] = GO[key] ?? [];
  return to !== undefined && mayOpen(to, may) ? to : null;
}

const everywhere: readonly Key[] = [
  { key: "Ctrl K", what: "Find anything by number or name (on a Mac: ⌘ K)" },
  { key: "?", what: "Show these keys" },
  { key: "Esc", what: "Close the open panel, or leave a field" },
];
const lists: readonly Key[] = [
  { key: "/", what: "Search this list" },
  { key: "J", what: "Next row; Enter opens it" },
  { key: "K", what: "Previous row" },
];
/** Keys of screens that decide one thing after another. */
const decisions: Readonly<Record<string, readonly Key[]>> = {
  companies: [
    { key: "A", what: "Accept" },
    { key: "C", what: "Ask for a correction" },
    { key: "R", what: "Refuse" },
    { key: "S", what: "Suspend" },
  ],
  authorisations: [
    { key: "A", what: "Accept" },
    { key: "R", what: "Refuse" },
  ],
};
const queue: readonly Key[] = [
  { key: "N", what: "Next that waits, assigned to you" },
  { key: "T", what: "Take it: assigned to you" },
  { key: "B", what: "Put it back: not assigned to you any more" },
  { key: "U", what: "Undo your last decision, within its minute" },
  { key: "0–9", what: "Go to the field of a reason" },
];

interface Place {
  pathname: string;
  search: string;
}

/** The keys of the screen that one is on, those of this screen first. */
export function keysOf({ pathname, search }: Place, may: May): readonly KeyGroup[] {
  const [, screen = "", id] = /^\/admin\/([\w-]+)(?:\/(\d+))?/.exec(pathname) ?? [];
  const isReview = new URLSearchParams(search).get("part") === "review";
  const queueOf = screen === "company" && isReview ? "companies" : screen;
  const decided = id === undefined ? undefined : decisions[queueOf];
  const isObject = id !== undefined;
  const go = Object.entries(GO)
    .filter(([key]) => placeOfKey(key, may) !== null)
    .map(([key, [, what]]) => ({ key: `G ${key.toUpperCase()}`, what }));
  return [
    ...(decided ? [{ title: "On this screen", keys: [...decided, ...queue] }] : []),
    ...(isObject || screen === "" ? [] : [{ title: "On this list", keys: listKeys(screen) }]),
    { title: "Everywhere", keys: everywhere },
    { title: "Go to", keys: go },
  ];
}

/** Screens whose rows are decided in a panel, each decision with the key on its button. */
const PANELS = new Set(["money", "claims", "late-lifting"]);
function listKeys(screen: string): readonly Key[] {
  if (screen in decisions) return [...lists, { key: "N", what: "Review the next that waits" }];
  if (!PANELS.has(screen)) return lists;
  const panel = { key: "A–Z", what: "In an open panel: what the button with this letter does" };
  return [...lists, panel, { key: "N", what: "In an open panel: the next row" }];
}

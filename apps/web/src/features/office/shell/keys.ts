import type { Permission } from "@rebale/contract/office/permissions";
import { mayOpen } from "../../../shared/office/menu/menu.ts";
import type { Key } from "../../../shared/office/shown-keys.ts";

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
  r: ["/admin/corrigenda", "Corrigenda"],
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

/**
 * The keys of the screen that one is on, those of this screen first.
 * @param shown what the parts of the screen say that works now
 */
export function keysOf(pathname: string, may: May, shown: readonly Key[]): readonly KeyGroup[] {
  const [, screen = "", id] = /^\/admin\/([\w-]+)(?:\/(\d+))?/.exec(pathname) ?? [];
  const isList = id === undefined && screen !== "";
  const own = isList ? [...lists, ...panelKeys(screen), ...shown] : shown;
  const go = Object.entries(GO)
    .filter(([key]) => placeOfKey(key, may) !== null)
    .map(([key, [, what]]) => ({ key: `G ${key.toUpperCase()}`, what }));
  return [
    ...(own.length ? [{ title: isList ? "On this list" : "On this screen", keys: own }] : []),
    { title: "Everywhere", keys: everywhere },
    { title: "Go to", keys: go },
  ];
}

/** Screens whose rows are decided in a panel, each decision with the key on its button. */
const PANELS = new Set(["money", "claims", "late-lifting"]);
const panelKeys = (screen: string): readonly Key[] =>
  PANELS.has(screen)
    ? [
        { key: "A–Z", what: "In an open panel: what the button with this letter does" },
        { key: "N", what: "In an open panel: the next row" },
      ]
    : [];

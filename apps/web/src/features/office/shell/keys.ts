import type { Permission } from "@rebale/contract/office/permissions";
import { t } from "ttag";
import { mayOpen } from "../../../shared/office/menu/menu.ts";
import type { Key } from "../../../shared/office/shown-keys.ts";

export interface KeyGroup {
  readonly title: string;
  readonly keys: readonly Key[];
}
type May = (permission: Permission) => boolean;

/** The second key after g, and the screen that it opens. */
const GO: Readonly<Record<string, readonly [to: string, name: string]>> = {
  o: ["/admin", t`Overview`],
  l: ["/admin/products", t`Lots`],
  s: ["/admin/sales", t`Sales`],
  c: ["/admin/companies", t`Companies`],
  u: ["/admin/users", t`Users`],
  a: ["/admin/authorisations", t`Authorisations`],
  m: ["/admin/money", t`Finance desk`],
  g: ["/admin/claims", t`Goods desk`],
  q: ["/admin/contact-queries", t`Contact queries`],
  r: ["/admin/corrigenda", t`Corrigenda`],
};

/** Where the key after g leads; null of no screen, or of one that is not this role's. */
export function placeOfKey(key: string, may: May): string | null {
  const [to] = GO[key] ?? [];
  return to !== undefined && mayOpen(to, may) ? to : null;
}

const everywhere: readonly Key[] = [
  { key: "Ctrl K", what: t`Find anything by number or name (on a Mac: ⌘ K)` },
  { key: "?", what: t`Show these keys` },
  { key: "Esc", what: t`Close the open panel, or leave a field` },
];
const lists: readonly Key[] = [
  { key: "/", what: t`Search this list` },
  { key: "J", what: t`Next row; Enter opens it` },
  { key: "K", what: t`Previous row` },
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
    ...(own.length ? [{ title: isList ? t`On this list` : t`On this screen`, keys: own }] : []),
    { title: t`Everywhere`, keys: everywhere },
    { title: t`Go to`, keys: go },
  ];
}

/** Screens whose rows are decided in a panel, each decision with the key on its button. */
const PANELS = new Set(["money", "claims", "late-lifting"]);
const panelKeys = (screen: string): readonly Key[] =>
  PANELS.has(screen)
    ? [
        { key: "A–Z", what: t`In an open panel: what the button with this letter does` },
        { key: "N", what: t`In an open panel: the next row` },
      ]
    : [];

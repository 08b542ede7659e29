import type { Permission } from "@rebale/contract/office/permissions";
import { screensFor } from "../../../shared/office/menu/menu.ts";

export interface Found {
  to: string;
  name: string;
  below?: string;
}
export interface Group {
  title: string;
  found: readonly Found[];
}

/** Every page of who may open them, when nothing is typed yet. */
export const pagesFor = (q: string, may: (permission: Permission) => boolean): readonly Found[] =>
  screensFor(may)
    .map(({ to, title }) => ({ to, name: title }))
    .filter(({ name }) => name.toLowerCase().includes(q.toLowerCase()));

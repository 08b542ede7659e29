import type { Permission } from "@rebale/contract/office/permissions";
import type Icon from "~icons/tabler/users";
import type { Counts } from "../waiting-counts.ts";

export interface Entry {
  to: string;
  title: string;
  icon: typeof Icon;
  /** Where one of its rows is opened, when that is not below it. */
  also?: string;
  /** Without one it is for everybody here. */
  may?: Permission;
  /** The count there, and for whom: others see no badge. */
  waits?: {
    readonly count: keyof Counts | readonly (keyof Counts)[];
    readonly for: Permission;
  };
}

/** Entries under one title. */
export interface Group {
  title: string | null;
  entries: readonly Entry[];
}

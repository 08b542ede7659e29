import type { DataOf } from "@rebale/contract";
import type { marketFigures } from "@rebale/contract/figures";
import type { Permission } from "@rebale/contract/office/permissions";
import type { Counts } from "../../../shared/office/waiting-counts.ts";
import type { Waits } from "./figures.tsx";

type Queues = DataOf<typeof marketFigures>["queues"];
/** Without the figures nobody knows since when the oldest waits. */
export type Now = Counts & { readonly trends: { readonly queues: Queues } | null };

/** A kind of work of the office. */
export interface Work extends Omit<React.ComponentProps<typeof Waits>, "count" | "oldest" | "due"> {
  count: CountOf<Now>;
  none: string;
  /** Whose work it is: it waits for nobody else. */
  does: Permission;
  queue?: keyof Queues;
}
/** The fields that are numbers. */
type CountOf<T> = { [K in keyof T]: T[K] extends number ? K : never }[keyof T];

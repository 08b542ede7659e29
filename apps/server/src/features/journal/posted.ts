import { announcement } from "../../platform/bus/announcement.ts";
import type { Posting } from "./entry.ts";

/** Entries that are new, never none. */
export const { on: onPosted, tell: tellPosted } = announcement<[posted: readonly Posting[]]>();

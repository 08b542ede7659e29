import type { Caller } from "../../../platform/http/caller.ts";

/** A document is for its owner and the office. */
export const maySeeDocument = (caller: Caller, document: { user_id: number }): boolean =>
  caller.kind === "admin" ||
  ("userId" in caller && caller.kind !== "uploader" && caller.userId === document.user_id);

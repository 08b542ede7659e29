import type { Caller } from "../../../platform/http/caller.ts";
import { officeMay } from "../../../platform/office.access.ts";

/** A document is for its owner, and for who may open documents in the office. */
export const maySeeDocument = (caller: Caller, document: { user_id: number }): boolean =>
  caller.kind === "admin"
    ? officeMay(caller, "documents.read")
    : "userId" in caller && caller.kind !== "uploader" && caller.userId === document.user_id;

import { roleMay } from "@rebale/contract/office/permissions";
import type { Caller } from "../../../platform/http/caller.ts";

/** A document is for its owner, and for who may open documents in the office. */
export const maySeeDocument = (caller: Caller, document: { user_id: number }): boolean =>
  caller.kind === "admin"
    ? caller.officeRole !== null &&
      !caller.lacksSecondFactor &&
      roleMay(caller.officeRole, "documents.read")
    : "userId" in caller && caller.kind !== "uploader" && caller.userId === document.user_id;

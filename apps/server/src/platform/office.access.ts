import { type Permission, roleMay } from "@rebale/contract/office/permissions";
import type { Caller } from "./http/caller.ts";

/** Whether this is somebody of the office whose role has the permission. */
export const officeMay = (caller: Caller, permission: Permission): boolean =>
  caller.kind === "admin" &&
  !caller.lacksSecondFactor &&
  caller.officeRole !== null &&
  roleMay(caller.officeRole, permission);

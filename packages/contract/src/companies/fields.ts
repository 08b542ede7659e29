import { z } from "zod";
import { ENTITIES } from "../values/checks.ts";
import { complaint } from "../values/complaint.ts";

export const Entity = z.enum(
  ENTITIES,
  complaint({
    en: "Choose the kind of company from the list",
    hi: "सूची में से चुनिए कि कंपनी किस तरह की है",
  }),
);

const ROLES = ["owner", "manager", "bidder", "viewer"] as const;
export const Role = z.enum(
  ROLES,
  complaint({
    en: "Choose owner, manager, bidder or viewer",
    hi: "मालिक, मैनेजर, बोली लगाने वाले या देखने वाले में से चुनिए",
  }),
);
export type Role = z.output<typeof Role>;

export const COMPANY_STATUSES = [
  "unverified",
  "submitted",
  "correction_asked",
  "verified",
  "suspended",
] as const;

import { z } from "zod";
import { ENTITIES } from "../values/checks.ts";

export const Entity = z.enum(ENTITIES, "Choose the kind of company from the list");

const ROLES = ["owner", "manager", "bidder", "viewer"] as const;
export const Role = z.enum(ROLES, "Choose owner, manager, bidder or viewer");
export type Role = z.output<typeof Role>;

export const COMPANY_STATUSES = [
  "unverified",
  "submitted",
  "correction_asked",
  "verified",
  "suspended",
] as const;

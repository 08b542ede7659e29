import { z } from "zod";
import { ENTITIES } from "../checks.ts";

export const Entity = z.enum(ENTITIES, "Choose the kind of company from the list");

export const COMPANY_STATUSES = [
  "unverified",
  "submitted",
  "correction_asked",
  "verified",
  "suspended",
] as const;

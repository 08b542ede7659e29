import type { Permission } from "./permissions.ts";

/** Objects with a page of their own in the office. Without zod, so that a page may carry it. */

export const OBJECT_KINDS = ["company", "user", "lot", "award"] as const;
export type ObjectKind = (typeof OBJECT_KINDS)[number];

/** The permission that opens the page of one. */
export const readsObject = {
  company: "companies.read",
  user: "accounts.read",
  lot: "lots.read",
  award: "auctions.read",
} as const satisfies Record<ObjectKind, Permission>;

/** The sources of an entry of a timeline. */
export const TIMELINE_KINDS = [
  "audit",
  "note",
  "message",
  "sale",
  "money",
  "lot",
  "registered",
  "paper",
  "authorisation",
  "bar",
  "ledger",
  "truck",
  "invoice",
  "goods_paper",
  "claim",
  "rating",
  "sign_in",
] as const;
export type TimelineKind = (typeof TIMELINE_KINDS)[number];

/** Kinds that can be found by a number or by words. */
export const FOUND_KINDS = [
  ...OBJECT_KINDS,
  "authorisation",
  "contact_query",
  "service_request",
  "receipt",
  "event",
] as const;
export type FoundKind = (typeof FOUND_KINDS)[number];

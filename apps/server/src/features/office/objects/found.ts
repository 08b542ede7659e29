import type { FoundKind } from "@rebale/contract/office/object-kinds";
import { readsObject } from "@rebale/contract/office/object-kinds";
import type { Permission } from "@rebale/contract/office/permissions";

export interface FoundRow {
  readonly kind: FoundKind;
  readonly id: number;
  readonly name: string;
  readonly below: string;
  readonly by: string | null;
  readonly part: "goods" | "papers" | "money" | null;
}

export type May = (permission: Permission) => boolean;

/** The permission to find a kind. */
export const findsKind: Readonly<Record<FoundKind, Permission>> = {
  ...readsObject,
  authorisation: "authorisations.read",
  contact_query: "enquiries.read",
  service_request: "enquiries.read",
  receipt: "money.read",
  event: "lots.read",
};

import type { Role } from "@rebale/contract/companies";
import { t } from "ttag";

const names: Record<Role, string> = {
  owner: t`Owner`,
  manager: t`Manager`,
  bidder: t`Bidder`,
  viewer: t`Viewer`,
};
export const roleName = (role: Role): string => names[role];

/** The roles, from the most rights to the least. */
export const roleChoices: readonly { value: Role; label: string }[] = [
  { value: "owner", label: t`Owner: bids, sells, decides who acts for the company` },
  { value: "manager", label: t`Manager: bids and sells` },
  { value: "bidder", label: t`Bidder: bids` },
  { value: "viewer", label: t`Viewer: can only look` },
];

import {
  OFFICE_ROLES,
  type OfficeRole,
  type Permission,
  roleMay,
} from "@rebale/contract/office/permissions";
import { t } from "ttag";
import { officeRoles } from "../../../shared/office/code-names.rules.ts";

/** The work of a day, by the permission that lets a role do it. */
const WORK: readonly (readonly [Permission, string])[] = [
  ["companies.review", t`reviews accounts and companies`],
  ["lots.review", t`approves lots`],
  ["auctions.manage", t`steps into auctions`],
  ["money.match", t`matches transfers`],
  ["money.approve", t`pays out, with a second person`],
  ["content.edit", t`writes the pages, posts and categories`],
  ["wallets.read", t`sees companies’ wallets`],
  ["enquiries.answer", t`answers enquiries`],
  ["notifications.send", t`writes to members`],
];

/** The work of a role, in words; who may change the team may do everything. */
export function workOf(role: OfficeRole): string {
  if (roleMay(role, "team.manage")) return t`Everything, including the team and settings`;
  const does = WORK.filter(([permission]) => roleMay(role, permission)).map(([, what]) => what);
  const text = does.join("; ");
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Each role's name, and its purpose. */
export const roleTexts = Object.fromEntries(
  OFFICE_ROLES.map((role) => [role, { name: officeRoles[role], does: workOf(role) }]),
) as Record<OfficeRole, { name: string; does: string }>;

export const roleChoices = Object.entries(roleTexts).map(([value, { name, does }]) => ({
  value,
  label: `${name}: ${does}`,
}));

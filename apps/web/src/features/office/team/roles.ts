import {
  OFFICE_ROLES,
  type OfficeRole,
  type Permission,
  roleMay,
} from "@rebale/contract/office/permissions";

/** The work of a day, by the permission that lets a role do it. */
const WORK: readonly (readonly [Permission, string])[] = [
  ["companies.review", "reviews accounts and companies"],
  ["lots.review", "approves lots"],
  ["auctions.manage", "steps into auctions"],
  ["money.match", "matches transfers"],
  ["money.approve", "pays out, with a second person"],
  ["content.edit", "writes the pages, posts and categories"],
  ["wallets.read", "sees companies’ wallets"],
  ["enquiries.answer", "answers enquiries"],
  ["notifications.send", "writes to members"],
];

/** The work of a role, in words; who may change the team may do everything. */
export function workOf(role: OfficeRole): string {
  if (roleMay(role, "team.manage")) return "Everything, including the team and settings";
  const does = WORK.filter(([permission]) => roleMay(role, permission)).map(([, what]) => what);
  const text = does.join("; ");
  return text.charAt(0).toUpperCase() + text.slice(1);
}

const names: Readonly<Record<OfficeRole, string>> = {
  owner: "Owner",
  moderator: "Moderator",
  finance: "Finance",
  content: "Content",
  support: "Support",
};

/** Each role's name, and its purpose. */
export const roleTexts = Object.fromEntries(
  OFFICE_ROLES.map((role) => [role, { name: names[role], does: workOf(role) }]),
) as Record<OfficeRole, { name: string; does: string }>;

export const roleChoices = Object.entries(roleTexts).map(([value, { name, does }]) => ({
  value,
  label: `${name}: ${does}`,
}));

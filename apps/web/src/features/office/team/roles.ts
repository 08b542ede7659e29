import type { OfficeRole } from "@rebale/contract/office/permissions";

/** Each role's name, and its purpose. */
export const roleTexts: Record<OfficeRole, { name: string; does: string }> = {
  owner: { name: "Owner", does: "Everything, including the team and settings" },
  moderator: { name: "Moderator", does: "Reviews companies, lots and bids" },
  finance: { name: "Finance", does: "Views companies, auctions and figures" },
  content: { name: "Content", does: "Writes the pages, posts and categories" },
  support: { name: "Support", does: "Answers enquiries and writes to members" },
};

export const roleChoices = Object.entries(roleTexts).map(([value, { name, does }]) => ({
  value,
  label: `${name}: ${does}`,
}));

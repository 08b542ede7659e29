/** The office's roles, and what each lets a user do: this table is the one place that says. */

export const OFFICE_ROLES = ["owner", "moderator", "finance", "content", "support"] as const;
export type OfficeRole = (typeof OFFICE_ROLES)[number];

export const PERMISSIONS = [
  "overview.read",
  "figures.read",
  "accounts.read",
  "accounts.review",
  "companies.read",
  "companies.review",
  "authorisations.read",
  "authorisations.review",
  /** Opens the papers that members sent. */
  "documents.read",
  "lots.read",
  "lots.review",
  "auctions.read",
  /** Voids bids, decides in a seller's place, pauses, extends, withdraws. */
  "auctions.manage",
  /** Calls sales off, and gives them more time. */
  "awards.manage",
  /** A company's wallet, for who answers its telephone. */
  "wallets.read",
  /** All money of the market. */
  "money.read",
  /** Says whose money came in: receipts and statements of the bank. */
  "money.match",
  /** Lets money out, together with a second person; closes days, sets fees. */
  "money.approve",
  /** Takes an entry back, together with a second person. */
  "money.reverse",
  "content.edit",
  "notifications.read",
  "notifications.send",
  "outbox.read",
  "enquiries.read",
  "enquiries.answer",
  "security.read",
  "irregularities.decide",
  /** Carries out or refuses what members ask about their data. */
  "erasures.decide",
  "audit.read",
  "settings.change",
  "team.manage",
] as const;
export type Permission = (typeof PERMISSIONS)[number];

const reading = ["overview.read", "accounts.read", "companies.read", "lots.read"] as const;

export const permissionsOf: Record<OfficeRole, readonly Permission[]> = {
  owner: PERMISSIONS,
  moderator: [
    ...reading,
    "figures.read",
    "accounts.review",
    "companies.review",
    "authorisations.read",
    "authorisations.review",
    "documents.read",
    "lots.review",
    "auctions.read",
    "auctions.manage",
    "awards.manage",
    "notifications.read",
    "notifications.send",
    "outbox.read",
    "enquiries.read",
    "enquiries.answer",
    "security.read",
    "irregularities.decide",
    "erasures.decide",
    "audit.read",
  ],
  finance: [
    ...reading,
    "figures.read",
    "authorisations.read",
    "documents.read",
    "auctions.read",
    "wallets.read",
    "money.read",
    "money.match",
    "money.approve",
    "money.reverse",
    "enquiries.read",
    "enquiries.answer",
  ],
  content: ["overview.read", "lots.read", "content.edit", "notifications.read"],
  support: [
    ...reading,
    "authorisations.read",
    "auctions.read",
    "wallets.read",
    "notifications.read",
    "notifications.send",
    "outbox.read",
    "enquiries.read",
    "enquiries.answer",
  ],
};

export const roleMay = (role: OfficeRole, permission: Permission): boolean =>
  permissionsOf[role].includes(permission);

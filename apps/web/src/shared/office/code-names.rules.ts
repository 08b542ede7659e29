import type { OfficeRole } from "@rebale/contract/office/permissions";
import { t } from "ttag";

/** The words for what the market answers as codes. */

export const accountTypes: Readonly<Record<string, string>> = {
  buyer: t`buyer`,
  seller: t`seller`,
  admin: t`office`,
};
/** By the contract’s status; some replies call it a text. */
export const accountStatuses: Readonly<Record<string, string>> = {
  waiting: t`waiting`,
  active: t`active`,
  refused: t`refused`,
  deactivated: t`deactivated`,
};
/** Whether somebody may act for a company. */
export const seatStates = {
  active: t`active`,
  asked: t`asked`,
  declined: t`declined`,
  removed: t`removed`,
} as const;
/** The roles that a company gives. */
export const memberRoles: Readonly<Record<string, string>> = {
  owner: t`owner`,
  manager: t`manager`,
  bidder: t`bidder`,
  viewer: t`viewer`,
};
export const officeRoles: Readonly<Record<OfficeRole, string>> = {
  owner: t`Owner`,
  moderator: t`Moderator`,
  finance: t`Finance`,
  content: t`Content`,
  support: t`Support`,
};
/** The papers that a company hands in. */
export const companyPapers = {
  pan: t`PAN card`,
  gst: t`GST certificate`,
  incorporation: t`Certificate of incorporation`,
  bank: t`Bank proof`,
} as const;

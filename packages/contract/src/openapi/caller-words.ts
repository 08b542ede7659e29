import type { Who } from "../http/operation.ts";

/** Each kind of caller as a sentence of the document. */
export const CALLER_WORDS: Readonly<Record<Who, string>> = {
  anyone: "For anyone, signed in or not",
  registrant: "For a phone that was proven by a code and is not registered yet",
  uploader: "For a member, or a seller who has just registered",
  member: "For any signed-in buyer or seller",
  user: "For a member or the office",
  "seller-or-admin": "For a seller, or the office in a seller's place",
  buyer: "For a buyer",
  seller: "For a seller",
  bidder: "For a buyer who is owner, manager or bidder of a company",
  "seller-manager": "For a seller who is owner or manager of a company",
  "company-owner": "For a member who is the company's owner",
  "company-manager": "For a member who is owner or manager of a company",
  applicant: "For a member, also while the company waits for activation",
  "applicant-manager": "For an owner or manager, also while the company waits for activation",
  "waiting-seller": "For a seller whose company waits for activation or was refused",
  gate: "For a phone at the gate of a site, or an owner or manager of the seller",
  admin: "For the office",
};

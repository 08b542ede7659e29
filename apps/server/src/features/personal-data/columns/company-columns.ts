import { ofCompany, ofContact, ofUser, type PersonalTables, words } from "./personal-table.ts";

/** Companies, whose papers are their people's too. */
export const companyTables = {
  company_users: {
    whose: ofUser,
    about: words("user_id company_id status role bid_limit since"),
    erasure: "stays",
  },
  past_seats: { whose: ofUser, about: words("user_id company_id until"), erasure: "rows" },
  companies: {
    whose: [["id", "company"]],
    personal: words("name pan reasons"),
    about: words(
      "id entity status created_at submitted_at erased_at pan_accepted_at signature_waived signature_set_at",
    ),
    secret: words("assigned_to assigned_at signature_set_by signature_reason"),
    erasure: "company",
  },
  company_documents: {
    whose: ofCompany,
    personal: ["file"],
    about: words("company_id media_type at"),
    secret: ["uploaded_by"],
    erasure: "company",
  },
  company_papers: {
    whose: ofCompany,
    personal: words("number file"),
    about: words(
      "id company_id kind valid_from valid_to state reason sent_at decided_at replaced_at reminded",
    ),
    secret: ["sent_by"],
    erasure: "company",
  },
  company_sites: {
    whose: ofCompany,
    personal: words("name address city state pincode gstin gate_contact"),
    about: words("id company_id loading_hours created_at removed_at"),
    erasure: "company",
  },
  company_invitations: {
    whose: [...ofContact, ...ofCompany],
    personal: words("mobile email"),
    about: words("id company_id role bid_limit created_at expires_at accepted_at withdrawn_at"),
    secret: words("token_hash invited_by accepted_by"),
    erasure: "company",
  },
  authorisations: {
    whose: ofCompany,
    personal: words("number document"),
    about: [
      ...words("id company_id stream kind issuer valid_from valid_to capacity_grams status"),
      ...words("reason sent_at decided_at reminded"),
    ],
    secret: words("sent_by decided_by first_look_by needs_second_look assigned_to assigned_at"),
    erasure: "company",
  },
} as const satisfies PersonalTables;

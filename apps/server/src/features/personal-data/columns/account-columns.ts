import { ofUser, type PersonalTables, words } from "./personal-table.ts";

/** A person's names, sign-in and consents. */
export const accountTables = {
  users: {
    whose: [["id", "id"]],
    personal: words(`name business_name email mobile whatsapp address city state pincode
      profile_image language status_reason`),
    about: words("id type status created_at erased_at is_demo email_verified_at"),
    secret: ["password_hash"],
    erasure: "columns",
    replaced: { name: "Erased member", status: "deactivated" },
  },
  account_papers: {
    whose: ofUser,
    personal: words(`pan_number pan_image bank_name branch_name account_no ifsc incorporated_on
      incorporation_image gst_number gst_image`),
    secret: ["user_id"],
    erasure: "rows",
  },
  sessions: {
    whose: [...ofUser, ["mobile", "mobile"]],
    personal: words("address browser mobile"),
    about: words("id user_id kind created_at expires_at code_at"),
    secret: ["token_hash"],
    erasure: "rows",
  },
  office_views: {
    whose: ofUser,
    personal: words("name search"),
    about: words("id user_id list created_at"),
    erasure: "rows",
  },
  sign_ins: {
    whose: ofUser,
    personal: words("address network country"),
    about: words("id user_id at"),
    erasure: "stays",
  },
  known_devices: {
    whose: ofUser,
    about: words("user_id created_at used_at"),
    secret: ["token_hash"],
    erasure: "rows",
  },
  otp_codes: {
    whose: [["mobile", "mobile"]],
    personal: words("mobile address"),
    about: words("id attempts created_at expires_at used_at"),
    secret: words("code_hash device"),
    erasure: "rows",
  },
  wrong_guesses: {
    whose: [
      ["account", "mobile"],
      ["account", "email"],
    ],
    personal: ["account"],
    about: words("id at kind"),
    // The network of the person who tried, perhaps somebody else.
    secret: ["network"],
    erasure: "rows",
  },
  email_proofs: {
    whose: ofUser,
    personal: ["email"],
    about: words("user_id expires_at"),
    secret: ["token_hash"],
    erasure: "rows",
  },
  password_resets: {
    whose: ofUser,
    about: words("user_id expires_at"),
    secret: ["token_hash"],
    erasure: "rows",
  },
  sign_in_tickets: {
    whose: ofUser,
    about: words("user_id tries expires_at"),
    secret: ["token_hash"],
    erasure: "rows",
  },
  recovery_codes: { whose: ofUser, about: ["user_id"], secret: ["code_hash"], erasure: "rows" },
  second_factors: {
    whose: ofUser,
    about: words("user_id confirmed_at last_step wrong_codes wrong_since created_at"),
    secret: words("secret key_id"),
    erasure: "rows",
  },
  passkey_challenges: {
    whose: ofUser,
    about: words("user_id purpose expires_at"),
    secret: words("bound_to challenge"),
    erasure: "rows",
  },
  passkeys: {
    whose: ofUser,
    personal: ["name"],
    about: words("id user_id counter transports rp_id added_at last_used_at"),
    secret: words("credential_id public_key"),
    erasure: "rows",
  },
  documents: {
    whose: ofUser,
    personal: ["file"],
    about: words("user_id media_type created_at"),
    erasure: "rows",
  },
  office_users: {
    whose: ofUser,
    about: words("user_id role since invited_by factor_reset_by factor_reset_at"),
    erasure: "stays",
  },
  office_invitations: {
    whose: [["email", "email"]],
    personal: ["email"],
    about: words("id role expires_at"),
    secret: words("token_hash invited_by"),
    erasure: "rows",
  },
  consents: {
    whose: ofUser,
    personal: ["address"],
    about: words("user_id version_id agreed_at given_at"),
    erasure: "stays",
  },
  erasure_requests: {
    whose: ofUser,
    personal: ["note"],
    about: words("id user_id asked_at due_at status decided_at reason"),
    secret: ["decided_by"],
    erasure: "stays",
  },
} as const satisfies PersonalTables;

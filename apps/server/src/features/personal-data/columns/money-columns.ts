import { ofCompany, ofUser, type PersonalTables, words } from "./personal-table.ts";

/** A company's money. The law keeps books for eight years, whoever is erased. */
export const moneyTables = {
  accounts: {
    whose: ofCompany,
    about: words("id company_id kind balance"),
    secret: words("sign is_cached"),
    erasure: "stays",
  },
  // Through the award the other side's would be shown, too: a company's own are its lines.
  journal_entries: {
    whose: [["actor_id", "id"]],
    about: words("id at happened_on kind key award_id lot_id reverses"),
    secret: words("actor_id cause params tx"),
    erasure: "stays",
  },
  journal_lines: {
    whose: [],
    through: [["account_id", "accounts"]],
    about: words("entry_id no account_id amount award_id"),
    erasure: "stays",
  },
  journal_reversals: {
    whose: [
      ["asked_by", "id"],
      ["agreed_by", "id"],
    ],
    about: words("entry_id asked_at reason agreed_at"),
    secret: words("asked_by agreed_by"),
    erasure: "stays",
  },
  payments: {
    whose: [...ofCompany, ["asked_by", "id"]],
    about: words("id company_id award_id amount gateway gateway_order state captured_at asked_at"),
    secret: words("asked_by checkout_url poll_at"),
    erasure: "stays",
  },
  gateway_payments: {
    whose: [],
    through: [["payments_id", "payments"]],
    about: words("gateway payment_id payments_id amount state fee tax at"),
    erasure: "stays",
  },
  virtual_accounts: {
    whose: ofCompany,
    about: words("gateway account_id company_id account_no ifsc name made_at"),
    erasure: "stays",
  },
  idempotent_calls: {
    whose: ofUser,
    about: words("user_id key call result at"),
    secret: ["body_hash"],
    erasure: "rows",
  },
} as const satisfies PersonalTables;

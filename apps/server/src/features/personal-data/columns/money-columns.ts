import { ofCompany, ofUser, type PersonalTables, words } from "./personal-table.ts";

/** A company's money. The law keeps books for eight years, whoever is erased. */
export const moneyTables = {
  accounts: {
    whose: ofCompany,
    // Goods are shown as kilograms.
    shownWhere: "asset = 'inr'",
    about: words("id company_id kind balance"),
    secret: words("sign is_cached asset award_id product"),
    erasure: "stays",
  },
  // Through the award the other side's would be shown, too: a company's own are its lines.
  journal_entries: {
    whose: [["actor_id", "id"]],
    shownWhere: "happened_on is not null",
    about: words("id at happened_on kind key award_id lot_id reverses"),
    secret: words("actor_id cause params tx"),
    erasure: "stays",
  },
  journal_lines: {
    whose: [],
    through: [["account_id", "accounts"]],
    shownWhere: "account_id not in (select id from kg_accounts)",
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
  tax_holds: {
    whose: [
      ["seller_company_id", "company"],
      ["buyer_company_id", "company"],
    ],
    about: words(`id award_id trip_id invoice_id seller_company_id buyer_company_id recipient_gstin
      tax credited held released returned state until_at said_at why found_in found_at differences
      alike answer made_at tied_at ended_at asked_on asked_days`),
    erasure: "stays",
  },
  tax_hold_moves: {
    whose: [["actor_id", "id"]],
    about: words("id hold_id from_state to_state by_side why amount at"),
    secret: ["actor_id"],
    erasure: "stays",
  },
  gstr2b_files: {
    whose: [
      ["company_id", "company"],
      ["brought_by", "id"],
    ],
    about: words(`id company_id gstin period generated_on sha256 documents is_part brought_at
      answer`),
    secret: ["brought_by"],
    erasure: "stays",
  },
  gstr2b_rows: {
    whose: [],
    through: [["file_id", "gstr2b_files"]],
    about: words(`file_id hold_id section number dated value taxable igst cgst sgst reverse_charge
      itc rejected`),
    erasure: "stays",
  },
  receipts: {
    whose: [
      ["company_id", "company"],
      ["claimed_by", "id"],
    ],
    about: words(`id ref utr claimed received paid_on words source state company_id award_id reason
      made_at`),
    secret: words(`holder_account_id claimed_by decided_by return_asked_by returned_by
      return_utr first_by second_by match_asked_by match_company_id match_award_id`),
    erasure: "stays",
  },
  bank_accounts: {
    whose: [
      ["company_id", "company"],
      ["sent_by", "id"],
    ],
    about: words(`id company_id holder last4 ifsc document status reason sent_at usable_from
      removed_at objected_at decided_at`),
    secret: words("account_no key_id sent_by decided_by objection_hash"),
    erasure: "stays",
  },
  withdrawals: {
    whose: [
      ["company_id", "company"],
      ["asked_by", "id"],
    ],
    about: words(`id company_id bank_account_id source amount state asked_at reason utr sent_at
      done_at`),
    secret: words("asked_by approved_by released_by refused_by gateway gateway_id checked_at"),
    erasure: "stays",
  },
  holder_accounts: {
    whose: [["made_by", "id"]],
    about: words("id name ifsc last4 made_at"),
    secret: words("opening last_closing last_day lines made_by confirmed_by"),
    erasure: "stays",
  },
  statements: {
    whose: [["uploaded_by", "id"]],
    about: words("id holder_account_id from_on to_on uploaded_at"),
    secret: words("file_hash opening closing uploaded_by"),
    erasure: "stays",
  },
  // The bank's words name who paid: whose they are is known by the receipt alone.
  statement_lines: {
    whose: [],
    through: [
      ["receipt_id", "receipts"],
      ["withdrawal_id", "withdrawals"],
    ],
    about: words("id day utr amount words receipt_id withdrawal_id"),
    secret: words(`statement_id holder_account_id no balance entry_id asked_other asked_words
      asked_by agreed_by happened_on`),
    erasure: "stays",
  },
  day_checks: {
    whose: [["checked_by", "id"]],
    about: words("day checked_at"),
    secret: ["checked_by"],
    erasure: "stays",
  },
  payments: {
    whose: [...ofCompany, ["asked_by", "id"]],
    about: words("id company_id award_id amount gateway gateway_order state captured_at asked_at"),
    secret: words("asked_by checkout_url checkout_session poll_at"),
    erasure: "stays",
  },
  gateway_payments: {
    whose: [],
    through: [["payments_id", "payments"]],
    about: words("gateway payment_id payments_id amount state fee tax at given_back"),
    erasure: "stays",
  },
  gateway_disputes: {
    whose: ofCompany,
    about: words("gateway dispute_id payment_id company_id amount state respond_by told_at"),
    erasure: "stays",
  },
  virtual_accounts: {
    whose: ofCompany,
    about: words("gateway account_id company_id account_no ifsc name made_at"),
    erasure: "stays",
  },
  award_dues: {
    whose: [],
    through: [["award_id", "awards"]],
    about: words("id award_id kind amount gst due_at cause cancelled_by"),
    erasure: "stays",
  },
  // The law keeps tax papers for eight years; of a fee each side has its own.
  invoices: {
    whose: [],
    through: [["award_id", "awards"]],
    shownWhere: "paper_role(kind) <> 'fee'",
    about: words(`id kind gstin fy number dated award_id trip_id of_invoice claim_id parties lines
      value cgst sgst igst tcs total is_rcm irp ewb eway_closed_on file made_at`),
    secret: words("series seq irn_hash made_by eway_closed_by"),
    erasure: "stays",
  },
  award_declarations: {
    whose: [["sent_by", "id"]],
    about: words("id award_id document sent_at answer answered_at"),
    secret: words("sent_by answered_by"),
    erasure: "stays",
  },
  company_bars: {
    whose: ofCompany,
    about: words("id company_id from_at until_at cause_award reason lifted_at"),
    secret: words("barred_by lifted_by known_by"),
    erasure: "stays",
  },
  // The market's own: nobody's but who made them.
  fee_plans: {
    whose: [["made_by", "id"]],
    about: [
      ...words("id side material percent fixed least most gst_percent gst_included"),
      ...words("valid_from valid_to made_at withdrawn_at withdrawn_because"),
    ],
    secret: ["made_by", "withdrawn_by"],
    erasure: "stays",
  },
  idempotent_calls: {
    whose: ofUser,
    about: words("user_id key call result at"),
    secret: ["body_hash"],
    erasure: "rows",
  },
} as const satisfies PersonalTables;

import { ofCompany, ofContact, ofUser, type PersonalTables, words } from "./personal-table.ts";

/** Texts to somebody, by them, or about their doings. */
export const messageTables = {
  messages: {
    whose: [
      ["recipient", "mobile"],
      ["recipient", "email"],
      ["recipient", "push"],
      ["user_id", "id"],
    ],
    personal: words("recipient subject body parameters"),
    about: words("id channel user_id status created_at sent_at template attempts"),
    secret: words("secret last_error lease_until thread unsubscribe"),
    erasure: "rows",
  },
  webhook_endpoints: {
    whose: ofCompany,
    personal: words("url name"),
    about: [
      ...words("id company_id events last4 old_until state why_off failing_since made_at"),
      ...words("last_at last_status last_error"),
    ],
    secret: words("secret key_id old_secret old_key_id made_by"),
    erasure: "company",
  },
  webhook_messages: {
    whose: [],
    through: [["endpoint_id", "webhook_endpoints"]],
    about: words("id endpoint_id type body at state tries next_at"),
    secret: ["step"],
    erasure: "company",
  },
  webhook_attempts: {
    whose: [],
    through: [["message_id", "webhook_messages"]],
    about: words("message_id at status ms error answer"),
    erasure: "company",
  },
  stopped_numbers: {
    whose: [["mobile", "mobile"]],
    personal: ["mobile"],
    about: words("channel stopped_at"),
    erasure: "rows",
  },
  notifications: {
    whose: ofUser,
    personal: words("title description title_hi description_hi params"),
    about: words("id user_id audience link code created_at"),
    secret: ["sent_by"],
    erasure: "rows",
  },
  notification_dismissals: {
    whose: ofUser,
    about: words("user_id notification_id"),
    erasure: "rows",
  },
  notification_readings: { whose: ofUser, about: words("user_id seen_at"), erasure: "rows" },
  push_subscriptions: {
    whose: ofUser,
    personal: ["endpoint"],
    about: words("user_id created_at"),
    secret: words("p256dh auth session"),
    erasure: "rows",
  },
  contact_queries: {
    whose: ofContact,
    personal: words("name email mobile message"),
    about: words("id created_at"),
    // How the office goes about it.
    secret: words("stage assignee_id version changed_by"),
    erasure: "columns",
    replaced: { name: "Erased", email: "", mobile: "", message: "" },
  },
  service_requests: {
    whose: ofContact,
    personal: words("name organisation email mobile city state message"),
    about: words("id reference service created_at"),
    secret: words("stage assignee_id version changed_by"),
    erasure: "columns",
    replaced: {
      name: "Erased",
      organisation: "",
      email: "",
      mobile: "",
      city: "",
      state: "",
      message: "",
    },
  },
  enquiry_entries: {
    whose: [],
    through: [
      ["question_id", "contact_queries"],
      ["request_id", "service_requests"],
    ],
    personal: ["text"],
    about: words("id question_id request_id kind at"),
    secret: words("by_id message_id"),
    // Notes are for the office alone; an erasure empties them all the same.
    shownWhere: "kind <> 'note'",
    erasure: "columns",
    replaced: { text: "" },
  },
  audit: {
    whose: [["admin_id", "id"]],
    personal: ["address"],
    about: words("id at admin_id action subject"),
    // Old and new values may be other people's; whom it is about stands in the words.
    secret: words("details user_id company_id lot_id api_key_id"),
    erasure: "stays",
  },
} as const satisfies PersonalTables;

import { ofUser, type PersonalTables, words } from "./personal-table.ts";

/** What members watch and search for, and how they are told. */
export const alertTables = {
  watches: { whose: ofUser, about: words("user_id lot_id watched_at told_at"), erasure: "rows" },
  saved_searches: {
    whose: ofUser,
    personal: words("name query"),
    about: words("id user_id channels created_at"),
    // What the query comes to.
    secret: [
      ...words("place state probe looked_for units min_price max_price min_rate max_rate"),
      ...words("min_quantity max_quantity"),
    ],
    erasure: "rows",
  },
  waiting_alerts: {
    whose: ofUser,
    about: words("user_id channel kind lot_id search_id due_at"),
    erasure: "rows",
  },
  alert_counts: {
    whose: ofUser,
    about: words("user_id channel kind since told last_at"),
    erasure: "rows",
  },
  alert_settings: {
    whose: ofUser,
    about: words("user_id quiet_from quiet_to watch_channels"),
    erasure: "rows",
  },
  unsubscribe_tokens: {
    whose: ofUser,
    about: ["user_id"],
    secret: ["token"],
    erasure: "rows",
  },
} as const satisfies PersonalTables;

import { ofUser, type PersonalTables, words } from "./personal-table.ts";

/** What members watch and search for, and how they are told. */
export const alertTables = {
  watches: { whose: ofUser, about: words("user_id lot_id watched_at told_at"), erasure: "rows" },
} as const satisfies PersonalTables;

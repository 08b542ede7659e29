export { type Balances, balancesOf } from "./balances.ts";
export { entryFor } from "./entry-for.rules.ts";
export type { JournalEvent } from "./journal-event.ts";

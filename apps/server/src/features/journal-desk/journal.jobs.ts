import type { Deps } from "../../platform/deps.ts";
import type { JobHandlers } from "../../platform/jobs/jobs.ts";
import { journalBroken } from "../../platform/metrics.ts";
import { findOffice, queueMessages } from "../notifications/index.ts";
import { keepJournalFault } from "./journal-fault.store.ts";
import { verifyJournal } from "./verify-journal.ts";

declare module "../../platform/jobs/jobs.ts" {
  interface JobPayloads {
    "verify-journal": Record<string, never>;
  }
}

/** Run each hour, on one of the nodes. */
export const journalJobs = (deps: Deps) =>
  ({ "verify-journal": () => reportFault(deps) }) satisfies JobHandlers;

/**
 * A journal that does not add up pages the operator, stops payouts, and is written to finance each
 * hour; where it is a sale that does not, that sale alone waits.
 */
export async function reportFault({
  db,
  config,
  log,
}: Pick<Deps, "db" | "config" | "log">): Promise<void> {
  const { broken, market, awards } = await verifyJournal(db);
  journalBroken.set(broken === null ? 0 : 1);
  await keepJournalFault(db, market, awards);
  if (broken === null) return;
  log.error({ broken }, "the journal does not add up");
  const mail = {
    subject: "The journal does not add up",
    body: `The hourly look at the market's money found: ${broken}.\n\n${
      market === null ? "This sale waits" : "Pay nothing out"
    } until it is understood. The journal: ${config.home}/admin/journal\n\nRebale`,
  };
  await db.transaction().execute(async (tx) => {
    const finance = await findOffice(tx, "money.read");
    const mails = finance.map((recipient) => ({ channel: "mail" as const, recipient, ...mail }));
    await queueMessages(tx, mails);
  });
}

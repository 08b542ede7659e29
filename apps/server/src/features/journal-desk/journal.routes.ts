import { journal } from "@rebale/contract";
import { type Paise, rupees } from "@rebale/contract/values/money";
import type { FastifyInstance } from "fastify";
import type { Deps } from "../../platform/deps.ts";
import { fileOf, listEndpoint, shortListEndpoint } from "../../platform/lists/list-endpoint.ts";
import { searchText } from "../../platform/lists/list-query.ts";
import { LINE_COLUMNS, presentLine } from "./journal-file.ts";
import { listLines } from "./journal-lines.store.ts";
import { listEntries, trialBalance } from "./journal-views.store.ts";
import { monthRoutes } from "./months/months.routes.ts";
import { presentEntry } from "./present-entry.ts";

/** The market's money, as finance reads it. */
export function journalRoutes(app: FastifyInstance, deps: Deps): void {
  const { db } = deps;
  listEndpoint(app, deps, journal.entries, async ({ query }) => ({
    listing: listEntries(db, { ...query, q: searchText(query.q) }),
    present: presentEntry,
    file: fileOf(LINE_COLUMNS, listLines(db, { ...query, q: searchText(query.q) }), presentLine),
  }));
  monthRoutes(app, deps);
  shortListEndpoint(app, deps, journal.trialBalance, async ({ query }) => ({
    data: (await trialBalance(db, query.on)).map(({ account, balance }) => ({
      account,
      balance: rupees(balance as Paise),
    })),
  }));
}

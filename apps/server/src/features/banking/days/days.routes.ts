import { banking, rupees } from "@rebale/contract";
import type { FastifyInstance } from "fastify";
import type { Deps } from "../../../platform/deps.ts";
import { endpoint } from "../../../platform/http/endpoint.ts";
import { shortListEndpoint } from "../../../platform/lists/list-endpoint.ts";
import { bridgeOf } from "./bridge-day.ts";
import { closeMoneyDay } from "./close-money-day.ts";
import { type DayRow, listDays } from "./days-list.store.ts";

export function dayRoutes(app: FastifyInstance, deps: Deps): void {
  shortListEndpoint(app, deps, banking.days, async ({ caller }) => ({
    data: (await listDays(deps.db)).map((row) => presentDay(row, caller.userId)),
  }));
  endpoint(app, banking.dayBridge, async ({ params }) => ({
    data: await bridgeOf(deps.db, params.date),
  }));
  endpoint(app, banking.closeDay, async ({ caller, params }) => {
    const data = await closeMoneyDay(deps, caller.userId, params.date);
    return {
      data,
      message: data.state === "checked" ? "A second person has to close it" : "The day is closed",
    };
  });
}

const presentDay = (row: DayRow, userId: number): banking.MoneyDay => ({
  day: row.day,
  state: row.hash !== null ? "closed" : row.checkedBy !== null ? "checked" : "open",
  entries: row.entries,
  bank_statement: rupees(row.stated),
  bank_journal: rupees(row.booked),
  checked_by: row.checkedBy,
  checked_by_you: row.checkerId === userId,
  closed_by: row.closedBy,
  hash: row.hash,
});

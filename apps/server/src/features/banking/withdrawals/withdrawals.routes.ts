import { banking } from "@rebale/contract";
import type { FastifyInstance } from "fastify";
import type { Deps } from "../../../platform/deps.ts";
import { endpoint } from "../../../platform/http/endpoint.ts";
import { listEndpoint } from "../../../platform/lists/list-endpoint.ts";
import { searchText } from "../../../platform/lists/list-query.ts";
import { askWithdrawal, cancelWithdrawal } from "./ask-withdrawal.ts";
import { decideWithdrawal } from "./decide-withdrawal.ts";
import { presentForOffice, presentWithdrawal } from "./present-withdrawal.ts";
import { readWithdrawalFacts } from "./withdrawal-facts.ts";
import {
  listWithdrawals,
  readWithdrawal,
  type WithdrawalRow,
  withdrawalsOf,
} from "./withdrawals.store.ts";

export function withdrawalRoutes(app: FastifyInstance, deps: Deps): void {
  const { db } = deps;
  endpoint(app, banking.withdrawals, async ({ caller }) => ({
    data: (await withdrawalsOf(db, caller.company.companyId)).map(presentWithdrawal),
  }));
  endpoint(app, banking.askWithdrawal, async ({ caller, body, headers }) => ({
    data: await askWithdrawal(deps, caller, body, headers["idempotency-key"]),
    message: "Two people of our team look at it; then it is sent to your bank",
  }));
  endpoint(app, banking.cancelWithdrawal, async ({ caller, params }) => ({
    data: await cancelWithdrawal(deps, caller, params.id),
  }));
  listEndpoint(app, deps, banking.officeWithdrawals, async ({ caller, query }) => ({
    listing: listWithdrawals(db, { ...query, q: searchText(query.q) }),
    present: (row: WithdrawalRow) => presentForOffice(row, caller.userId),
  }));
  endpoint(app, banking.withdrawalFacts, async ({ caller, params }) => ({
    data: await readWithdrawalFacts(db, params.id, caller.userId),
  }));
  endpoint(app, banking.decideWithdrawal, async ({ caller, params, body }) => {
    await decideWithdrawal(deps, caller.userId, params.id, body);
    return { data: presentForOffice(await readWithdrawal(db, params.id), caller.userId) };
  });
}

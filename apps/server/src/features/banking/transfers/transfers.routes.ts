import { banking } from "@rebale/contract";
import type { FastifyInstance } from "fastify";
import type { Deps } from "../../../platform/deps.ts";
import { endpoint } from "../../../platform/http/endpoint.ts";
import { listEndpoint } from "../../../platform/lists/list-endpoint.ts";
import { searchText } from "../../../platform/lists/list-query.ts";
import { accountDeps } from "../../accounts/index.ts";
import { claimTransfer } from "./claim-transfer.ts";
import { decideReceipt } from "./decide-receipt.ts";
import { presentReceipt, presentTransfer } from "./present-receipt.ts";
import { findReceipt, listClaims, listReceipts, type ReceiptRow } from "./receipts.store.ts";

export function transferRoutes(app: FastifyInstance, deps: Deps): void {
  const { db } = deps;
  const keys = accountDeps(deps);
  endpoint(app, banking.claimTransfer, async ({ caller, body, headers }) => {
    const data = await claimTransfer(keys, caller, body, headers["idempotency-key"]);
    return {
      data,
      message:
        data.state === "matched"
          ? "Your transfer has come in"
          : "Thank you. It counts once the bank's statement has it",
    };
  });
  endpoint(app, banking.ownTransfers, async ({ caller }) => ({
    data: (await listClaims(db, caller.company.companyId)).map(presentTransfer),
  }));
  listEndpoint(app, deps, banking.receipts, async ({ caller, query }) => ({
    listing: listReceipts(db, { ...query, q: searchText(query.q) }),
    present: (row: ReceiptRow) => presentReceipt(row, caller.userId),
  }));
  endpoint(app, banking.decideReceipt, async ({ caller, params, body }) => {
    const state = await decideReceipt(deps, caller.userId, params.id, body);
    const receipt = presentReceipt(await findReceipt(db, params.id), caller.userId);
    return {
      data: { state, receipt },
      message: state === "asked" ? "A second person has to agree" : "",
    };
  });
}

import { wallet } from "@rebale/contract";
import { rupees } from "@rebale/contract/values/money";
import type { FastifyInstance } from "fastify";
import type { Deps } from "../../../platform/deps.ts";
import { answer, endpoint, route } from "../../../platform/http/endpoint.ts";
import { sendPrivateFile } from "../../../platform/http/private-file.ts";
import { Problem } from "../../../platform/http/problems/problem.ts";
import { offsetOf, pageCount } from "../../../platform/lists/list-query.ts";
import { findCompany } from "../companies.store.ts";
import { moveProceeds } from "../move-proceeds.ts";
import { presentLine } from "./present-statement.ts";
import { readStatement } from "./statement.store.ts";
import { STATEMENT_TYPES, statementFile } from "./statement-file.ts";

/** A file is read whole. */
const MAX_LINES = 10_000;

/** The movements on a company's accounts, and the company's own transfers between them. */
export function statementRoutes(app: FastifyInstance, deps: Deps): void {
  const { db } = deps;

  route(app, wallet.statement, async ({ query, caller, language }, request, reply) => {
    const { companyId } = caller.company;
    const { format, page, rows, ...period } = query;
    const asked = { ...period, companyId };
    if (!format) {
      const paging = { limit: rows, offset: offsetOf({ page, rows }) };
      const { sums, lines } = await readStatement(db, asked, paging);
      const paged = {
        data: lines.map((line) => presentLine(line, language)),
        opening: rupees(sums.opening),
        in: rupees(sums.in),
        out: rupees(sums.out),
        moved: rupees(sums.moved),
        closing: rupees(sums.closing),
        totalpage: pageCount(sums.count, rows),
      };
      return answer<typeof wallet.statement>(paged, request, reply);
    }
    const statement = await readStatement(db, asked, { limit: MAX_LINES, offset: 0 });
    if (statement.sums.count > MAX_LINES)
      throw new Problem("invalid_input", {
        path: "from",
        msg: {
          en: "Choose fewer days: a file has at most 10,000 lines",
          hi: "कम दिन चुनिए: एक फ़ाइल में ज़्यादा से ज़्यादा 10,000 लाइनें चलेंगी",
        },
      });
    const company = (await findCompany(db, companyId))?.name ?? "";
    const bytes = await statementFile(statement, { ...period, format, language, company });
    return sendPrivateFile(reply, {
      ...{ file: `statement.${format}`, mediaType: STATEMENT_TYPES[format], bytes },
    });
  });

  endpoint(app, wallet.moveProceeds, async ({ caller, body, headers }) => ({
    data: await moveProceeds(deps, caller, { body, key: headers["idempotency-key"] }),
  }));
}

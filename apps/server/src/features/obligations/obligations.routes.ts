import { obligations } from "@rebale/contract";
import type { FastifyInstance } from "fastify";
import { writeAudit } from "../../platform/audit/audit.store.ts";
import { aboutCompany } from "../../platform/audit/audit-subjects.rules.ts";
import type { Deps } from "../../platform/deps.ts";
import { admit } from "../../platform/http/admit.ts";
import { endpoint } from "../../platform/http/endpoint.ts";
import { sendPrivateFile } from "../../platform/http/private-file.ts";
import { Problem } from "../../platform/http/problems/problem.ts";
import { setPacks } from "./obligations.rules.ts";
import {
  brandPacks,
  obligationsOf,
  removeObligation,
  saveObligation,
} from "./obligations.store.ts";
import { obligationsFile } from "./obligations-file.ts";
import { presentObligation } from "./present-obligation.ts";

const XLSX = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";

/** A company's obligations, and the evidence that was made for it. */
export function obligationRoutes(app: FastifyInstance, deps: Deps): void {
  const { db } = deps;

  endpoint(app, obligations.list, async ({ caller }) => {
    const { company } = caller;
    if (company?.status !== "active") return { data: [], company_id: null };
    return { data: await shown(company.companyId), company_id: String(company.companyId) };
  });

  endpoint(app, obligations.save, async ({ caller, body }) => {
    const { companyId } = caller.company;
    const { stream, category, year: fy, tonnes: grams } = body;
    const id = await db.transaction().execute(async (tx) => {
      const of = { companyId, userId: caller.userId };
      const saved = await saveObligation(tx, { ...of, stream, category, fy, grams });
      await writeAudit(tx, {
        ...{ adminId: caller.userId, action: "obligation saved" },
        ...aboutCompany(companyId, caller.name),
        details: { stream, category, year: fy, grams },
      });
      return saved;
    });
    const data = (await shown(companyId)).find(({ _id }) => _id === String(id));
    if (!data) throw new Error(`Obligation ${id} was saved and is not there`);
    return { data };
  });

  endpoint(app, obligations.remove, async ({ caller, params }) => {
    const { companyId } = caller.company;
    const isGone = await db
      .transaction()
      .execute((tx) => removeObligation(tx, companyId, params.id));
    if (!isGone) throw new Problem("not_found");
    return { data: null };
  });

  app.get<{ Querystring: { year?: string } }>(obligations.exportPath, async (request, reply) => {
    const { company } = admit(request.caller, { who: "company-manager" });
    const { year } = request.query;
    if (year !== undefined && !obligations.FinancialYear.safeParse(year).success)
      throw new Problem("invalid_input", {
        ...{
          path: "year",
          msg: { en: "Use a financial year such as 2026-27", hi: "वित्त वर्ष ऐसे लिखिए: 2026-27" },
        },
      });
    const rows = (await shown(company.companyId)).filter(
      (row) => year === undefined || row.year === year,
    );
    const bytes = Buffer.from(await obligationsFile(rows));
    const file = `obligations${year === undefined ? "" : `-${year}`}.xlsx`;
    return sendPrivateFile(reply, { file, mediaType: XLSX, bytes });
  });

  async function shown(companyId: number) {
    const [owed, packs] = await Promise.all([
      obligationsOf(db, companyId),
      brandPacks(db, companyId),
    ]);
    const set = setPacks(owed, packs);
    return owed.map((row) => presentObligation(row, set.get(row.id) ?? []));
  }
}

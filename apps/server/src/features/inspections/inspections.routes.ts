import { inspections } from "@rebale/contract";
import { daysBetween, endOfDay, indiaDay, startOfDay } from "@rebale/contract/values/calendar";
import type { FastifyInstance } from "fastify";
import { noteLook, writeAudit } from "../../platform/audit/audit.store.ts";
import { aboutCompany, aboutLot } from "../../platform/audit/audit-subjects.rules.ts";
import { marketNow } from "../../platform/db/market-now.store.ts";
import { runOn } from "../../platform/db/statement.ts";
import type { Deps } from "../../platform/deps.ts";
import type { Acting } from "../../platform/http/caller.ts";
import { endpoint } from "../../platform/http/endpoint.ts";
import { Problem } from "../../platform/http/problems/problem.ts";
import { accountDeps } from "../accounts/index.ts";
import { sideOf } from "../awards/index.ts";
import { lockCompanies } from "../company-register/index.ts";
import { isOwnSite } from "../lifting/index.ts";
import { bookInspection } from "./book-inspection.ts";
import { cancelInspection, sayWhoCame } from "./change-inspection.ts";
import { hoursOf, setHours } from "./hours/hours.store.ts";
import {
  findInspection,
  type InspectionRow,
  inspectionsAt,
  inspectionsOfDay,
  inspectionsToCome,
  takenBetween,
} from "./inspections.store.ts";
import { offeredSlots } from "./offered-slots.ts";
import { presentInspection, presentVisitRow, type VisitRole } from "./present-inspection.ts";
import { yoursOf } from "./shown-with-lot.ts";
import { isAtGate, useVisit } from "./use-visit.ts";
import type { LotShown } from "./visible-lot.store.ts";
import { visibleLot } from "./visible-lot.ts";
import { windowOf } from "./window.rules.ts";

/** A gate's phone sees two days back and ahead, of visits as of trucks. */
const DAYS_SHOWN = 2;

/** Visits to the goods before the bid: a site's hours, appointments, and their passes. */
export function inspectionRoutes(app: FastifyInstance, given: Deps): void {
  const deps = accountDeps(given);
  const { db, database } = deps;
  const run = runOn(database.pool);

  endpoint(app, inspections.readHours, async ({ params, caller }) => {
    await ownSite(caller, params.id);
    return { data: { days: await hoursOf(db, params.id) } };
  });

  endpoint(app, inspections.setHours, async ({ params, body, caller }) => {
    const { companyId } = caller.company;
    await ownSite(caller, params.id);
    const days = await db.transaction().execute(async (tx) => {
      await lockCompanies(tx, [companyId]);
      await setHours(tx, params.id, body.days);
      await writeAudit(tx, {
        ...{ adminId: caller.userId, action: "inspection hours set", ...aboutCompany(companyId) },
        details: { site_id: params.id, days: body.days },
      });
      return hoursOf(tx, params.id);
    });
    return { data: { days } };
  });

  endpoint(app, inspections.slots, async ({ params, caller }) => {
    const lot = await visibleLot(run, params.product_id, caller);
    const yours = await yoursOf(db, lot.id, caller);
    return {
      data: {
        slots: await slotsOf(lot),
        yours: yours && (await show(yours, "buyer")),
        contact: lot.contact,
      },
    };
  });

  endpoint(app, inspections.book, async ({ params, body, caller }) => ({
    data: await show(await bookInspection(deps, caller, params.product_id, body), "buyer"),
  }));

  endpoint(app, inspections.inspection, async ({ params, caller }) => {
    const visit = await findInspection(db, params.id);
    const role = visit && sideOf(caller, visit);
    if (!visit || !role) throw new Problem("not_found");
    if (role === "office")
      await noteLook(db, {
        ...{ adminId: caller.userId, action: "visitors seen" },
        ...aboutLot(visit.lotId, visit.title),
        details: { inspection_id: visit.id },
      });
    return { data: await show(visit, role) };
  });

  endpoint(app, inspections.cancel, async ({ params, caller }) => ({
    data: await show(await cancelInspection(deps, caller, params.id), "buyer"),
  }));

  endpoint(app, inspections.sayWhoCame, async ({ params, body, caller }) => ({
    data: await show(await sayWhoCame(deps, caller, params.id, body.state), "seller"),
  }));

  endpoint(app, inspections.ofSite, async ({ params, query, caller }) => {
    if (!(await isAtGate(db, caller, params.id))) throw new Problem("not_found");
    const today = indiaDay(await marketNow(db));
    const day = query.day ?? today;
    if (caller.kind === "gate" && Math.abs(daysBetween(day, today)) > DAYS_SHOWN)
      throw new Problem("invalid_input", {
        path: "day",
        msg: {
          en: "A gate's phone sees two days back and ahead",
          hi: "गेट का फ़ोन दो दिन पहले और दो दिन आगे तक देखता है",
        },
      });
    const visits = await inspectionsOfDay(db, params.id, day);
    const role = caller.kind === "gate" ? "gate" : "seller";
    return { data: await Promise.all(visits.map((visit) => show(visit, role))) };
  });

  endpoint(app, inspections.toCome, async ({ caller: { company } }) => {
    const visits =
      company?.status === "active" ? await inspectionsToCome(db, company.companyId) : [];
    return { data: visits.map(presentVisitRow) };
  });

  endpoint(app, inspections.today, async ({ caller: { company } }) => {
    if (company?.status !== "active") return { data: [] };
    const visits = await inspectionsAt(db, company.companyId, indiaDay(await marketNow(db)));
    return { data: visits.map(presentVisitRow) };
  });

  endpoint(app, inspections.visit, async ({ body, caller }) => {
    const visit = await useVisit(deps, caller, body);
    return { data: { inspection: await show(visit, "gate") } };
  });

  async function ownSite({ company }: Acting, siteId: number) {
    if (!(await isOwnSite(db, company.companyId, siteId))) throw new Problem("not_found");
  }

  const show = async (visit: InspectionRow, role: VisitRole) =>
    presentInspection(deps, visit, role, await marketNow(db));

  async function slotsOf(lot: LotShown) {
    const window = windowOf(lot, lot.now);
    if (lot.siteId === null || window === null) return [];
    const [from, to] = [startOfDay(window.from), endOfDay(window.to)];
    const [hours, taken] = await Promise.all([
      hoursOf(db, lot.siteId),
      takenBetween(db, lot.siteId, { from, to }),
    ]);
    return offeredSlots(hours, taken, window, lot.now);
  }
}

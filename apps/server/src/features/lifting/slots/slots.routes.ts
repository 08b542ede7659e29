import { lifting, type Query } from "@rebale/contract";
import { endOfDay, startOfDay } from "@rebale/contract/values/calendar";
import type { FastifyInstance } from "fastify";
import { writeAudit } from "../../../platform/audit/audit.store.ts";
import { aboutCompany } from "../../../platform/audit/audit-subjects.rules.ts";
import { marketNow } from "../../../platform/db/market-now.store.ts";
import type { Deps } from "../../../platform/deps.ts";
import { type Acting, partiesOf } from "../../../platform/http/caller.ts";
import { endpoint } from "../../../platform/http/endpoint.ts";
import { Problem } from "../../../platform/http/problems/problem.ts";
import { sideOf } from "../../awards/index.ts";
import { lockCompanies } from "../../company-register/index.ts";
import { findAwardParties } from "../trips/trips.store.ts";
import { pickupSiteOf } from "./pickup-site.store.ts";
import { freeSlots, rangeOf } from "./slots.rules.ts";
import { bookedBetween, daysOf, isKnownSite, isOwnSite, setDays } from "./slots.store.ts";

type Range = Query<typeof lifting.siteSlots>;

export function slotRoutes(app: FastifyInstance, { db }: Pick<Deps, "db">): void {
  endpoint(app, lifting.readSlots, async ({ params, caller }) => {
    await ownSite(caller, params.id);
    const { days, usual } = await daysOf(db, params.id);
    return { data: { days: [...days], usual } };
  });

  endpoint(app, lifting.setSlots, async ({ params, body, caller }) => {
    const { companyId } = caller.company;
    await ownSite(caller, params.id);
    const set = await db.transaction().execute(async (tx) => {
      await lockCompanies(tx, [companyId]);
      await setDays(tx, params.id, body.days);
      await writeAudit(tx, {
        ...{ adminId: caller.userId, action: "slots set", ...aboutCompany(companyId) },
        details: { site_id: params.id, days: body.days },
      });
      return daysOf(tx, params.id);
    });
    return { data: { days: [...set.days], usual: set.usual } };
  });

  endpoint(app, lifting.siteSlots, async ({ params, query, caller }) => {
    const own = caller.company?.status === "active" ? caller.company.companyId : null;
    if (!(await isKnownSite(db, params.id, { own, parties: partiesOf(caller) })))
      throw new Problem("not_found");
    return { data: await slotsOf(params.id, query) };
  });

  endpoint(app, lifting.awardSlots, async ({ params, query, caller }) => {
    const parties = await findAwardParties(db, params.id);
    if (!parties || !sideOf(caller, parties)) throw new Problem("not_found");
    const site = await pickupSiteOf(db, params.id);
    return { data: await slotsOf(site?.id ?? null, query) };
  });

  async function ownSite({ company }: Acting, siteId: number) {
    if (!(await isOwnSite(db, company.companyId, siteId))) throw new Problem("not_found");
  }

  async function slotsOf(siteId: number | null, query: Range) {
    const now = await marketNow(db);
    const range = rangeOf(query, now);
    const [from, to] = [startOfDay(range.from), endOfDay(range.to)];
    const [{ days }, booked] = await Promise.all([
      daysOf(db, siteId),
      bookedBetween(db, siteId, { from, to }),
    ]);
    return freeSlots(days, booked, range, now);
  }
}

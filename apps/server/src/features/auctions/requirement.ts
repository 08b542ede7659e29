import { type authorisations, gramsOf } from "@rebale/contract";
import { financialYear, financialYearText, indiaDay } from "@rebale/contract/values/calendar";
import type { Run } from "../../platform/db/statement.ts";
import type { Caller } from "../../platform/http/caller.ts";
import {
  capacityOn,
  createCapacityUsage,
  decideEligibility,
  endedOn,
  type RestrictedLot,
  readCapacities,
} from "../authorisations/index.ts";
import type { AuctionRow } from "./store/views/browse.store.ts";

/** The lot's requirement, and how the caller's company stands to it; null for none. */
export async function requirementOf(
  run: Run,
  row: AuctionRow,
  caller: Caller,
): Promise<authorisations.Requirement | null> {
  const stream = row.requires_authorisation as authorisations.Stream | null;
  if (!stream) return null;
  const lot: RestrictedLot = {
    lotId: row.id,
    stream,
    grams: gramsOf(row),
    endsAt: row.ends_at ?? row.now,
  };
  const plain = {
    stream,
    met: false,
    why: null,
    remaining_kg: null,
    lot_kg: lot.grams > 0 ? lot.grams / 1000 : null,
    ended_on: null,
    financial_year: financialYearText(financialYear(indiaDay(lot.endsAt))),
  };
  if (caller.kind !== "buyer")
    return {
      ...plain,
      why: caller.kind === "seller" || caller.kind === "admin" ? null : "sign_in_first",
    };
  const companyId = caller.company?.status === "active" ? caller.company.companyId : null;
  if (companyId === null) return { ...plain, why: "authorisation_missing" };

  const companies = await readCapacities(run, [companyId], [row.id]);
  const rights = companies.get(companyId)?.rights ?? { isVerified: false, held: [] };
  const used = createCapacityUsage(companies).usedElsewhere(companyId, lot);
  const day = indiaDay(row.now);
  const capacity = capacityOn(rights, stream, day);
  const why = decideEligibility(rights, lot, used, row.now)?.because ?? null;
  return {
    ...plain,
    met: why === null,
    why,
    remaining_kg: capacity > 0 ? Math.max(0, capacity - used) / 1000 : null,
    ended_on: capacity > 0 ? null : endedOn(rights, stream, day),
  };
}

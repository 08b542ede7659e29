import type { authorisations } from "@rebale/contract";
import { financialYear, financialYearText, indiaDay } from "@rebale/contract/values/calendar";
import { presentAssigned } from "../review-queue/index.ts";
import type { AuthorisationRow } from "./authorisations.store.ts";
import { type CompanyState, sumOf } from "./capacity-usage.ts";
import { capacityOn } from "./eligibility.rules.ts";
import { needsSecondLook } from "./review/second-look.rules.ts";

export const presentAuthorisation = (row: AuthorisationRow): authorisations.Authorisation => ({
  _id: String(row.id),
  stream: row.stream as authorisations.Stream,
  kind: row.kind as authorisations.Kind,
  number: row.number,
  issuer: row.issuer,
  valid_from: row.valid_from,
  valid_to: row.valid_to,
  capacity_kg: row.capacity_grams / 1000,
  document: row.document,
  status: row.status,
  reason: row.reason,
  sent_at: row.sent_at.toISOString(),
});

interface Of {
  readonly userId: number;
  readonly undoUntil: (id: number) => string | null;
  readonly held: (id: number) => authorisations.OfficeAuthorisation["held"];
}
export const presentForOffice = (
  row: AuthorisationRow,
  secondLookKg: number,
  { userId, undoUntil, held }: Of,
): authorisations.OfficeAuthorisation => ({
  ...presentAuthorisation(row),
  company: {
    _id: String(row.company_id),
    name: row.company,
    pan: row.pan,
    status: row.company_status,
  },
  media_type: row.media_type,
  sent_by: row.sent_by,
  first_look: row.first_look,
  needs_second_look: needsSecondLook(row, secondLookKg),
  assigned: presentAssigned(row.assigned, userId),
  undo_until: undoUntil(row.id),
  held: held(row.id),
});

/** The rest of each stream that the company may handle, in the financial year of `now`. */
export function presentCapacities(
  { rights, used }: CompanyState,
  now: Date,
): authorisations.Capacity[] {
  const today = indiaDay(now);
  const year = financialYear(today);
  const streams = [...new Set(rights.held.map((held) => held.stream))].toSorted();
  return streams.flatMap((stream) => {
    const capacity = capacityOn(rights, stream, today);
    if (capacity === 0) return [];
    const grams = sumOf(used.filter((one) => one.stream === stream && one.year === year));
    return {
      stream,
      financial_year: financialYearText(year),
      capacity_kg: capacity / 1000,
      used_kg: grams / 1000,
      remaining_kg: Math.max(0, capacity - grams) / 1000,
    };
  });
}

import { NON_FERROUS_GATE } from "@rebale/contract/rates/non-ferrous-gate";
import { indiaDay } from "@rebale/contract/values/calendar";
import type { Timetable } from "../listings.rules.ts";

/** Whether the law has a lot ask its bidders for an authorisation. Pure. */

const gated: readonly string[] = NON_FERROUS_GATE.materials;
export const isGated = (material: string | null): boolean =>
  material !== null && gated.includes(material);

type Ending = Pick<Timetable, "ends_at" | "format_rules" | "requires_authorisation">;

/**
 * Whether a lot lacks the authorisation that the law asks for on the day of its end.
 * @param onFrom since when the office has turned that on, YYYY-MM-DD in India; null while it is off
 */
export function lacksAuthorisation(
  { ends_at, format_rules, requires_authorisation }: Ending,
  material: string | null,
  onFrom: string | null,
): boolean {
  const end = format_rules ? new Date(format_rules.auction_ends_at) : ends_at;
  return (
    onFrom !== null &&
    isGated(material) &&
    indiaDay(end) >= onFrom &&
    requires_authorisation !== NON_FERROUS_GATE.stream
  );
}

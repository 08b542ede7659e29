import type { authorisations } from "@rebale/contract";
import { financialYear, indiaDay } from "@rebale/contract/values/calendar";

/**
 * Whether a company may bid on a lot that asks for an authorisation. Pure; weights are grams, days
 * `YYYY-MM-DD` in Asia/Kolkata.
 */

type Stream = authorisations.Stream;

/** An authorisation that the office has accepted. */
export interface HeldAuthorisation {
  readonly stream: Stream;
  readonly kind: authorisations.Kind;
  readonly validFrom: string;
  /** Inclusive. */
  readonly validTo: string;
  /** A financial year. */
  readonly capacity: number;
}

export interface CompanyRights {
  readonly isVerified: boolean;
  readonly held: readonly HeldAuthorisation[];
}

/** A lot's demand, and its weight; 0 where nobody knows it. */
export interface RestrictedLot {
  readonly lotId: number;
  readonly stream: Stream;
  readonly grams: number;
  readonly endsAt: Date;
}

const isValidOn = (day: string) => (held: HeldAuthorisation) =>
  held.validFrom <= day && day <= held.validTo;

/**
 * Grams a financial year that a company may handle of a stream on this day. A plant's consent and
 * its registration are for the same goods, so kinds are not added to each other; two of one kind
 * are two plants.
 */
export function capacityOn(rights: CompanyRights, stream: Stream, day: string): number {
  const byKind = new Map<string, number>();
  for (const held of rights.held.filter((one) => one.stream === stream).filter(isValidOn(day)))
    byKind.set(held.kind, (byKind.get(held.kind) ?? 0) + held.capacity);
  return Math.max(0, ...byKind.values());
}

/** The last day of what a company held of a stream and that is over; null when nothing is. */
export const endedOn = (rights: CompanyRights, stream: Stream, day: string): string | null =>
  rights.held
    .filter((held) => held.stream === stream && held.validTo < day)
    .map((held) => held.validTo)
    .toSorted()
    .at(-1) ?? null;

export type EligibilityRefusal =
  | { readonly because: "verify_first" | "authorisation_missing" }
  | { readonly because: "authorisation_expired"; readonly stream: Stream; readonly endedOn: string }
  | {
      readonly because: "capacity_exceeded";
      readonly stream: Stream;
      /** The financial year in which the lot counts. */
      readonly year: number;
      readonly remaining: number;
      readonly grams: number;
    };

/**
 * @param used grams that the company has won or leads in the lot's financial year, this lot not
 * counted
 */
export function decideEligibility(
  rights: CompanyRights | undefined,
  lot: RestrictedLot,
  used: number,
  now: Date,
): EligibilityRefusal | null {
  if (!rights?.isVerified) return { because: "verify_first" };
  return decideAuthorisation(rights, lot, used, now);
}

/** The same without the question whether the company is verified: what counts at the close. */
export function decideAuthorisation(
  rights: CompanyRights,
  { stream, grams, endsAt }: RestrictedLot,
  used: number,
  now: Date,
): EligibilityRefusal | null {
  const day = indiaDay(now);
  const capacity = capacityOn(rights, stream, day);
  if (capacity === 0) {
    const ended = endedOn(rights, stream, day);
    return ended === null
      ? { because: "authorisation_missing" }
      : { because: "authorisation_expired", stream, endedOn: ended };
  }
  const remaining = Math.max(0, capacity - used);
  return grams <= remaining
    ? null
    : {
        because: "capacity_exceeded",
        stream,
        year: financialYear(indiaDay(endsAt)),
        remaining,
        grams,
      };
}

import { SaleTermsIn } from "@rebale/contract/listings/sale-terms";
import type { Proposal, SavedTerms } from "./terms.store.ts";

type Inherited = Pick<Proposal, "inspection" | "event_terms">;

/** A lot's terms: as it stands, else as proposed or usual, with the words of its event. */
export function termsOf({ standing, proposed, ...event }: Proposal): SavedTerms | null {
  if (!standing) return proposed || wordsOf(event) ? withEvent(proposed, event) : null;
  const { version: _, ...fields } = standing;
  return withEvent(fields, event);
}

/** A lot that has left its event has left its words, too. */
export function withEvent(terms: SavedTerms | null, event: Inherited): SavedTerms {
  const own: SavedTerms = terms ?? SaleTermsIn.parse({});
  const { event_terms: _, ...fields } = own;
  const words = wordsOf(event);
  return words ? { ...fields, event_terms: words } : fields;
}

const wordsOf = ({ inspection, event_terms }: Inherited): string =>
  [inspection, event_terms].filter((words) => words?.trim()).join("\n");

import type { User } from "@rebale/contract/accounts";
import type { Company } from "@rebale/contract/companies";

export type Blank = "email" | "address" | "pan" | "gst";

/**
 * A member's blanks among the fields that a lot, a deposit or a sale may ask for. Numbers and
 * papers are the company's, too: one that it has sent is not asked of its members.
 */
export function blanksOf(user: User, company: Company | null): Blank[] {
  const hasSent = (kind: "pan" | "gst") => company?.papers.some((paper) => paper.kind === kind);
  const { pancard, gst_certificate } = user.documents;
  const given: Record<Blank, unknown> = {
    email: user.email,
    address: user.address.address && user.address.state,
    pan: pancard.number || company?.pan || hasSent("pan"),
    gst: gst_certificate.number || hasSent("gst") || company?.sites.some(({ gstin }) => gstin),
  };
  return (Object.keys(given) as Blank[]).filter((blank) => !given[blank]);
}

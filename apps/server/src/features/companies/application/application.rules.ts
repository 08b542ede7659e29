import type { companies } from "@rebale/contract";

/** Papers that an application needs: a GST certificate only of who has a GST number. */
export function missingPapers(
  sent: readonly companies.CompanyPaperKind[],
  { gstNumber }: { gstNumber: string | null },
): companies.CompanyPaperKind[] {
  const needed: companies.CompanyPaperKind[] = gstNumber ? ["pan", "gst", "bank"] : ["pan", "bank"];
  return needed.filter((kind) => !sent.includes(kind));
}

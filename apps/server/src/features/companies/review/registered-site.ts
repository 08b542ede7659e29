import { findMismatches, stateOfGstin } from "@rebale/contract/values/checks";
import { writeAudit } from "../../../platform/audit/audit.store.ts";
import { aboutCompany } from "../../../platform/audit/audit-subjects.rules.ts";
import type { Tx } from "../../../platform/db/db.ts";
import { addSite, listSites, setSite } from "../sites/sites.store.ts";
import { acceptedGstin, ownersAddress } from "./review.store.ts";

interface Of {
  readonly id: number;
  readonly name: string;
  readonly pan: string | null;
}
/** As long as a site's name may be. */
const MAX_NAME = 80;

/**
 * The place that an accepted GST certificate registers. Taxes, invoices and e-way bills read a
 * company's numbers from its sites: without one the buyer of a registered company would be
 * invoiced as unregistered. A site of that state without a number is taken as this place.
 */
export async function nameRegisteredSite(tx: Tx, company: Of, adminId: number): Promise<void> {
  const gstin = await acceptedGstin(tx, company.id);
  const state = gstin ? stateOfGstin(gstin) : null;
  if (!gstin || !state || findMismatches({ gstin, pan: company.pan }).length > 0) return;
  const sites = await listSites(tx, company.id);
  if (sites.some((site) => site.gstin === gstin)) return;
  const bare = sites.find((site) => site.state === state && site.gstin === null);
  const name = bare?.name ?? company.name.slice(0, MAX_NAME);
  if (bare) await setSite(tx, bare.id, { gstin });
  else {
    const address = await ownersAddress(tx, company.id, state);
    await addSite(tx, { company_id: company.id, name, state, gstin, ...address });
  }
  await writeAudit(tx, {
    adminId,
    action: bare ? "site changed" : "site added",
    ...aboutCompany(company.id, `${company.name}, ${name}`),
    details: { gstin, state, from: "accepted GST certificate" },
  });
}

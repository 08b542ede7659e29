import type { companies } from "@rebale/contract";
import { findMismatches, mismatchWords } from "@rebale/contract/values/checks";
import { writeAudit } from "../../../platform/audit/audit.store.ts";
import { aboutCompany } from "../../../platform/audit/audit-subjects.rules.ts";
import type { Tx } from "../../../platform/db/db.ts";
import type { Deps } from "../../../platform/deps.ts";
import { Problem } from "../../../platform/http/problems/problem.ts";
import { lockCompany } from "../companies.store.ts";
import { addSite, findSite, listSites, removeSite, type SiteRow, setSite } from "./sites.store.ts";

type Fields = companies.SiteFields;
interface Actor {
  readonly userId: number;
  readonly companyId: number;
}
/** Far more than a company has; a list without end would be a burden to everybody. */
const MAX_SITES = 100;

/** One change of a company's sites behind its lock, with its audit entry. */
async function changing<T>(
  { db }: Pick<Deps, "db">,
  { userId, companyId }: Actor,
  change: (
    tx: Tx,
    company: { id: number; pan: string | null },
  ) => Promise<{ done: T; action: string; site: string; details: object }>,
): Promise<T> {
  return db.transaction().execute(async (tx) => {
    const company = await lockCompany(tx, companyId);
    if (!company) throw new Problem("not_found");
    const { done, action, site, details } = await change(tx, company);
    await writeAudit(tx, {
      adminId: userId,
      action,
      ...aboutCompany(companyId, `${company.name}, ${site}`),
      details,
    });
    return done;
  });
}

/** @throws Problem invalid_input at `gstin`, `sez` */
function checkGstin(
  { gstin, state, sez }: Pick<Fields, "gstin"> & { state: string; sez: string | null },
  pan: string | null,
) {
  if (sez !== null && gstin === null)
    throw new Problem("invalid_input", {
      path: "sez",
      msg: {
        en: "A unit of a special economic zone has a GST number of its own",
        hi: "SEZ यूनिट का अपना GST नंबर होता है",
      },
    });
  const mismatch = findMismatches({ gstin, state, pan }).find(({ field }) => field === "gstin");
  if (mismatch) throw new Problem("invalid_input", { path: "gstin", msg: mismatchWords(mismatch) });
}

/** @throws Problem invalid_input at `gstin`, too_many_sites */
export const addCompanySite = (
  deps: Pick<Deps, "db">,
  actor: Actor,
  fields: Fields,
): Promise<SiteRow> =>
  changing(deps, actor, async (tx, { id, pan }) => {
    checkGstin(fields, pan);
    if ((await listSites(tx, id)).length >= MAX_SITES) throw new Problem("too_many_sites");
    const done = await addSite(tx, { ...fields, company_id: id });
    return { done, action: "site added", site: fields.name, details: { after: fields } };
  });

/** @throws Problem not_found, invalid_input at `gstin` */
export const changeCompanySite = (
  deps: Pick<Deps, "db">,
  actor: Actor,
  siteId: number,
  change: Partial<{ [F in keyof Fields]: Fields[F] | undefined }>,
): Promise<SiteRow> =>
  changing(deps, actor, async (tx, { id: companyId, pan }) => {
    const before = await findSite(tx, companyId, siteId);
    if (!before) throw new Problem("not_found");
    const given = Object.fromEntries(
      Object.entries(change).filter(([, value]) => value !== undefined),
    );
    const { id: _, ...was } = before;
    const after = { ...was, ...given };
    checkGstin(after, pan);
    const done = await setSite(tx, siteId, after);
    return { done, action: "site changed", site: after.name, details: { before: was, after } };
  });

/** @throws Problem not_found */
export const removeCompanySite = (
  deps: Pick<Deps, "db">,
  actor: Actor,
  siteId: number,
): Promise<void> =>
  changing(deps, actor, async (tx, { id: companyId }) => {
    const before = await findSite(tx, companyId, siteId);
    if (!before) throw new Problem("not_found");
    await removeSite(tx, siteId);
    return { done: undefined, action: "site removed", site: before.name, details: { before } };
  });

import { writeAudit } from "../../../platform/audit/audit.store.ts";
import { aboutCompany } from "../../../platform/audit/audit-subjects.rules.ts";
import type { Tx } from "../../../platform/db/db.ts";
import type { Deps } from "../../../platform/deps.ts";
import type { Acting } from "../../../platform/http/caller.ts";
import { Problem } from "../../../platform/http/problems/problem.ts";
import { gateKey, hashToken, newGateToken } from "../../accounts/index.ts";
import { lockCompanies } from "../../company-register/index.ts";
import { isOwnSite } from "../slots/slots.store.ts";
import { countDevices, endDevice, type GateDeviceRow, insertDevice } from "./gate-devices.store.ts";

const MAX_DEVICES = 20;

/** One change of a site's phones behind its company's lock, with its audit entry. */
const changing = <T>(
  { db }: Pick<Deps, "db">,
  { userId, company: { companyId } }: Acting,
  siteId: number,
  what: { readonly action: string; readonly details: object },
  change: (tx: Tx) => Promise<T>,
): Promise<T> =>
  db.transaction().execute(async (tx) => {
    await lockCompanies(tx, [companyId]);
    if (!(await isOwnSite(tx, companyId, siteId))) throw new Problem("not_found");
    const done = await change(tx);
    await writeAudit(tx, {
      ...{ adminId: userId, action: what.action, ...aboutCompany(companyId) },
      details: { site_id: siteId, ...what.details },
    });
    return done;
  });

/**
 * A phone with its link, which is told this once.
 * @throws Problem not_found for a stranger's site, invalid_input where it has too many
 */
export async function addGateDevice(
  deps: Pick<Deps, "db">,
  owner: Acting,
  siteId: number,
  name: string,
): Promise<{ device: GateDeviceRow; link: string }> {
  const token = newGateToken();
  const what = { action: "gate phone added", details: { name } };
  const device = await changing(deps, owner, siteId, what, async (tx) => {
    if ((await countDevices(tx, siteId)) >= MAX_DEVICES)
      throw new Problem("invalid_input", {
        msg: {
          en: "A gate has at most 20 phones. End one first",
          hi: "एक गेट पर ज़्यादा से ज़्यादा 20 फ़ोन चल सकते हैं। पहले एक बंद कीजिए",
        },
      });
    const made = { siteId, name, tokenHash: hashToken(token), madeBy: owner.userId };
    return insertDevice(tx, made);
  });
  return { device, link: `/gate/${siteId}#${token}` };
}

/**
 * Ends a phone's link, on every node at once.
 * @throws Problem not_found
 */
export async function endGateDevice(
  deps: Pick<Deps, "db" | "bus">,
  owner: Acting,
  siteId: number,
  id: number,
): Promise<void> {
  const what = { action: "gate phone ended", details: { device_id: id } };
  const hash = await changing(deps, owner, siteId, what, async (tx) => {
    const ended = await endDevice(tx, siteId, id);
    if (!ended) throw new Problem("not_found");
    return ended;
  });
  deps.bus.publish("session", { tokenHash: gateKey(hash.toString("base64url")) });
}

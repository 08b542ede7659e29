import type { Tx } from "../../../platform/db/db.ts";
import type { Deps } from "../../../platform/deps.ts";
import { Problem } from "../../../platform/http/problems/problem.ts";
import { managersOfOne, notice, notifyMembers } from "../../notifications/index.ts";
import { audit } from "./audit-webhook.ts";
import { dropWaiting, lockEndpoint, setEndpoint } from "./endpoints.store.ts";

/** Nothing is sent to it any more, and nothing is written for it. Its row is locked. */
export async function turnOff(
  tx: Tx,
  id: number,
  why: "company" | "office" | "gone" | "failing",
): Promise<void> {
  await dropWaiting(tx, id);
  await setEndpoint(tx, id, { state: "off", why_off: why });
}

/** Tells a company's owners and managers that one of its webhooks is off, and why. */
export async function tellOff(
  tx: Tx,
  home: string,
  { companyId, url, name }: { companyId: number; url: string; name: string | null },
  why: "office" | "gone" | "failing",
): Promise<void> {
  const managers = await managersOfOne(tx, companyId);
  const params = { name: name ?? new URL(url).host, why };
  await notifyMembers(
    tx,
    home,
    managers.map((userId) =>
      notice(userId, "webhook_off", params, {
        ...{ link: "/company/machines", channels: ["app", "mail"] },
      }),
    ),
  );
}

/**
 * The office turns one off, and its company is told; said again, it changes nothing.
 * @throws Problem not_found
 */
export const turnOffByOffice = (
  { db, config }: Pick<Deps, "db" | "config">,
  adminId: number,
  companyId: number,
  id: number,
): Promise<void> =>
  db.transaction().execute(async (tx) => {
    const found = await lockEndpoint(tx, companyId, id);
    if (!found) throw new Problem("not_found");
    if (found.state === "off") return;
    await turnOff(tx, id, "office");
    await tellOff(tx, config.home, { companyId, url: found.url, name: found.name }, "office");
    await audit(tx, adminId, companyId, "webhook turned off", { webhook_id: id, url: found.url });
  });

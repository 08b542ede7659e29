import type { authorisations, Body } from "@rebale/contract";
import { writeAudit } from "../../platform/audit.store.ts";
import type { Deps } from "../../platform/deps.ts";
import { Problem } from "../../platform/problem.ts";
import { notice, notifyMembers } from "../messages/index.ts";
import {
  type AuthorisationRow,
  decideRow,
  findAuthorisation,
  listKeepers,
  lockAuthorisation,
  setAuthorisation,
} from "./authorisations.store.ts";
import { readMarketRules } from "./market-rules.ts";

/**
 * Accepts an authorisation or refuses it; its company is told. Above the capacity that the office
 * has set, it waits until a second person has accepted it too.
 * @throws Problem not_found, authorisation_decided, second_look_needed
 */
export async function judgeAuthorisation(
  { db, config }: Pick<Deps, "db" | "config">,
  adminId: number,
  id: number,
  { decision, reason }: Body<typeof authorisations.judgeAuthorisation>,
): Promise<AuthorisationRow> {
  return db.transaction().execute(async (tx) => {
    const found = await lockAuthorisation(tx, id);
    if (!found) throw new Problem("not_found");
    if (found.status !== "waiting") throw new Problem("authorisation_decided");
    const { second_look_kg } = await readMarketRules(tx, config);
    const needsSecond = found.capacity_grams > second_look_kg * 1000;
    const isFirstLook = decision === "accept" && needsSecond && found.first_look_by === null;
    if (decision === "accept" && needsSecond && found.first_look_by === adminId)
      throw new Problem("second_look_needed");
    if (isFirstLook) await setAuthorisation(tx, id, { first_look_by: adminId });
    else
      await decideRow(tx, id, {
        status: decision === "accept" ? "accepted" : "refused",
        reason: decision === "refuse" ? (reason ?? null) : null,
        decided_by: adminId,
      });
    await writeAudit(tx, {
      adminId,
      action: isFirstLook
        ? "authorisation looked at first"
        : decision === "accept"
          ? "authorisation accepted"
          : "authorisation refused",
      subject: `${found.company} (company ${found.company_id}), ${found.stream} ${found.number}`,
      details: { id, ...(reason ? { reason } : {}) },
    });
    if (!isFirstLook) await tellCompany(tx, config.home, found, decision, reason ?? "");
    return (await findAuthorisation(tx, id)) as AuthorisationRow;
  });
}

async function tellCompany(
  tx: Parameters<typeof listKeepers>[0] & Parameters<typeof notifyMembers>[0],
  home: Parameters<typeof notifyMembers>[1],
  { company_id, number, stream }: AuthorisationRow,
  decision: "accept" | "refuse",
  reason: string,
): Promise<void> {
  const keepers = await listKeepers(tx, company_id);
  const of = { number, stream: stream as authorisations.Stream };
  await notifyMembers(
    tx,
    home,
    keepers.map((userId) =>
      decision === "accept"
        ? notice(userId, "authorisation_accepted", of, { link: "/company" })
        : notice(userId, "authorisation_refused", { ...of, reason }, { link: "/company" }),
    ),
  );
}

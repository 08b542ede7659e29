import { audience, type Body } from "@rebale/contract";
import { writeAudit } from "../../../platform/audit/audit.store.ts";
import { aboutCompany } from "../../../platform/audit/audit-subjects.rules.ts";
import type { Tx } from "../../../platform/db/db.ts";
import type { Deps } from "../../../platform/deps.ts";
import { Problem } from "../../../platform/http/problems/problem.ts";
import { type Actor, lockOwnCompany } from "../own-company.store.ts";
import { refuseOwnPan } from "../refuse-own-pan.ts";
import {
  deleteList,
  findList,
  insertList,
  type ListRow,
  listsOf,
  renameList,
  setRows,
} from "./lists.store.ts";

type Asked = Body<typeof audience.addList>;

/** @throws Problem invalid_input at a company that is the own one, or at `name` beyond MAX_LISTS */
export const addCompanyList = (
  { db }: Pick<Deps, "db">,
  actor: Actor,
  asked: Asked,
): Promise<ListRow> =>
  db.transaction().execute(async (tx) => {
    const own = await lockOwnCompany(tx, actor.companyId);
    refuseOwnPan(asked.companies, own.pan);
    if ((await listsOf(tx, actor.companyId)).length >= audience.MAX_LISTS)
      throw new Problem("invalid_input", { path: "name", msg: FULL });
    const { id } = await insertList(tx, actor.companyId, asked.name);
    await setRows(tx, id, asked.companies);
    await note(tx, actor, own.name, { action: "company list added", details: { after: asked } });
    return foundList(tx, actor, id);
  });

/** @throws Problem not_found, invalid_input at a company that is the own one */
export const changeCompanyList = (
  { db }: Pick<Deps, "db">,
  actor: Actor,
  id: number,
  asked: Asked,
): Promise<ListRow> =>
  db.transaction().execute(async (tx) => {
    const own = await lockOwnCompany(tx, actor.companyId);
    const { name, companies } = await foundList(tx, actor, id);
    refuseOwnPan(asked.companies, own.pan);
    await renameList(tx, id, asked.name);
    await setRows(tx, id, asked.companies);
    const details = { before: { name, companies }, after: asked };
    await note(tx, actor, own.name, { action: "company list changed", details });
    return foundList(tx, actor, id);
  });

/** @throws Problem not_found */
export const removeCompanyList = (
  { db }: Pick<Deps, "db">,
  actor: Actor,
  id: number,
): Promise<void> =>
  db.transaction().execute(async (tx) => {
    const own = await lockOwnCompany(tx, actor.companyId);
    const { name, companies } = await foundList(tx, actor, id);
    await deleteList(tx, id);
    const details = { before: { name, companies } };
    await note(tx, actor, own.name, { action: "company list removed", details });
  });

const FULL = {
  en: `Your company has ${audience.MAX_LISTS} lists. Remove one first`,
  hi: `आपकी कंपनी की ${audience.MAX_LISTS} सूचियाँ हैं। पहले कोई एक हटाइए`,
};

async function foundList(tx: Tx, { companyId }: Actor, id: number): Promise<ListRow> {
  const list = await findList(tx, companyId, id);
  if (!list) throw new Problem("not_found");
  return list;
}

const note = (
  tx: Tx,
  { userId, companyId }: Actor,
  company: string,
  entry: { readonly action: string; readonly details: object },
) => writeAudit(tx, { adminId: userId, ...entry, ...aboutCompany(companyId, company) });

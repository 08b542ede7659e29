import { type Body, office } from "@rebale/contract";
import { writeAudit } from "../../../platform/audit/audit.store.ts";
import type { Deps } from "../../../platform/deps.ts";
import { Problem } from "../../../platform/http/problems/problem.ts";
import { lockAccount } from "../../accounts/index.ts";
import {
  countViews,
  findView,
  hasViewNamed,
  nameView,
  putViews,
  removeView,
  type ViewRow,
} from "./views.store.ts";

type WithDb = Pick<Deps, "db">;

/** @throws Problem too_many_views */
export const saveViews = (
  { db }: WithDb,
  userId: number,
  { list, views }: Body<typeof office.saveViews>,
): Promise<ViewRow[]> =>
  db.transaction().execute(async (tx) => {
    await lockAccount(tx, userId);
    const saved = await putViews(tx, userId, list, views);
    if ((await countViews(tx, userId)) > office.MAX_VIEWS) throw new Problem("too_many_views");
    await writeAudit(tx, {
      adminId: userId,
      action: "views saved",
      subject: `${list}: ${views.map(({ name }) => name).join(", ")}`,
      details: { after: views },
    });
    return saved;
  });

/** @throws Problem not_found, invalid_input at `name` */
export const renameView = ({ db }: WithDb, userId: number, id: number, name: string) =>
  db.transaction().execute(async (tx) => {
    await lockAccount(tx, userId);
    const before = await findView(tx, userId, id);
    if (!before) throw new Problem("not_found");
    if (await hasViewNamed(tx, userId, before, name))
      throw new Problem("invalid_input", {
        path: "name",
        msg: { en: "Another view has this name", hi: "इस नाम का व्यू पहले से है" },
      });
    const renamed = await nameView(tx, id, name);
    await writeAudit(tx, {
      adminId: userId,
      action: "view renamed",
      subject: subjectOf(renamed),
      details: { before: { name: before.name }, after: { name } },
    });
    return renamed;
  });

/** @throws Problem not_found */
export const deleteView = ({ db }: WithDb, userId: number, id: number) =>
  db.transaction().execute(async (tx) => {
    const gone = await removeView(tx, userId, id);
    if (!gone) throw new Problem("not_found");
    await writeAudit(tx, {
      adminId: userId,
      action: "view deleted",
      subject: subjectOf(gone),
      details: { before: { name: gone.name, search: gone.search } },
    });
  });

const subjectOf = ({ list, name }: ViewRow) => `${list}: ${name}`;

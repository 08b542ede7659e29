import type { office } from "@rebale/contract";
import type { Tx } from "../../../platform/db.ts";

export const addOfficeUser = (tx: Tx, userId: number, role: office.OfficeRole) =>
  tx.insertInto("office_users").values({ user_id: userId, role }).execute();

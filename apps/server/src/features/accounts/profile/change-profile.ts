import type { accounts, Body } from "@rebale/contract";
import { writeAudit } from "../../../platform/audit/audit.store.ts";
import { changesOf, masked } from "../../../platform/audit/audit-changes.rules.ts";
import { aboutAccount } from "../../../platform/audit/audit-subjects.rules.ts";
import type { Account } from "../../../platform/http/caller.ts";
import { Problem } from "../../../platform/http/problems/problem.ts";
import type { AccountDeps } from "../account-deps.ts";
import { findUser } from "../accounts.store.ts";
import { presentUser } from "./present-user.ts";
import { changeUser, lockProfile } from "./profile.store.ts";

declare module "../../../platform/bus/events.ts" {
  interface Events {
    /** A PAN, a bank account or a phone of some account may have changed. */
    identity: Record<string, never>;
  }
}

type Change = Body<typeof accounts.updateProfile>;

/** Changes what a member may change of their own account; email and mobile stay (S5.8). */
export async function changeProfile(
  { db, bus }: AccountDeps,
  { userId, kind }: Account,
  change: Change,
): Promise<accounts.User> {
  const { name, business_name, whatsapp, address, city, state, pincode } = change;
  if (kind === "seller" && !business_name)
    throw new Problem("invalid_input", {
      path: "business_name",
      msg: { en: "Business Name is required.", hi: "फ़र्म का नाम लिखना ज़रूरी है।" },
    });
  const changed = { name, business_name, whatsapp, address, city, state, pincode };
  const row = await db.transaction().execute(async (tx) => {
    const before = await lockProfile(tx, userId);
    await changeUser(tx, userId, changed);
    const after = await findUser(tx, userId);
    if (!after) throw new Problem("sign_in_first");
    const changes = changesOf(before, pick(after, before));
    if (changes)
      await writeAudit(tx, {
        adminId: userId,
        action: "profile changed",
        ...aboutAccount(userId),
        details: { before: masked(changes.before), after: masked(changes.after) },
      });
    return after;
  });
  bus.publish("session", { userId }); // sessions carry the name
  bus.publish("identity", {}); // the phone may be another account's
  return presentUser(row);
}

const pick = <R extends object>(row: R, like: object): Record<string, unknown> =>
  Object.fromEntries(Object.keys(like).map((name) => [name, row[name as keyof R]]));

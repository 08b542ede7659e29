import type { accounts, Body } from "@rebale/contract";
import type { Account } from "../../../platform/http/caller.ts";
import { Problem } from "../../../platform/problem.ts";
import type { AccountDeps } from "../account-deps.ts";
import { presentUser } from "./present-user.ts";
import { changeUser } from "./profile.store.ts";

declare module "../../../platform/events.ts" {
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
      msg: "Business Name is required.",
    });
  const row = await db
    .transaction()
    .execute((tx) =>
      changeUser(tx, userId, { name, business_name, whatsapp, address, city, state, pincode }),
    );
  bus.publish("session", { userId }); // sessions carry the name
  bus.publish("identity", {}); // the phone may be another account's
  return presentUser(row);
}

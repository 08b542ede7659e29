import { notifyInvited } from "../../features/audience/index.ts";
import type { Tx } from "../../platform/db/db.ts";
import type { Deps } from "../../platform/deps.ts";
import { claimPart } from "../stores/demo.store.ts";
import { inviteFirstBuyers } from "../stores/invitations.store.ts";

/** The demo's lot for the invited alone is for the companies of the first two buyers. */
export async function seedInvitations({ config }: Pick<Deps, "config">, tx: Tx): Promise<void> {
  if (!(await claimPart(tx, "invitations"))) return;
  await notifyInvited(tx, config.home, await inviteFirstBuyers(tx, 2));
}

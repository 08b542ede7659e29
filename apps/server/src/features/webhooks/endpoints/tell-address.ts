import type { Tx } from "../../../platform/db/db.ts";
import { findOwners } from "../../company-register/index.ts";
import { notice, notifyMembers } from "../../notifications/index.ts";

/** Tells a company's owners where its events go from now on, and who has set it. */
export async function tellAddress(
  tx: Tx,
  home: string,
  companyId: number,
  { url, by }: { readonly url: string; readonly by: string },
): Promise<void> {
  const owners = await findOwners(tx, companyId);
  const params = { host: new URL(url).host, by };
  await notifyMembers(
    tx,
    home,
    owners.map(({ user_id }) =>
      notice(user_id, "webhook_address", params, {
        ...{ link: "/company/machines", channels: ["app", "mail"] },
      }),
    ),
  );
}

import { accounts } from "@rebale/contract";
import type { FastifyInstance } from "fastify";
import { writeAudit } from "../../../platform/audit/audit.store.ts";
import { aboutUser } from "../../../platform/audit/audit-subjects.rules.ts";
import type { Account } from "../../../platform/http/caller.ts";
import { endpoint } from "../../../platform/http/endpoint.ts";
import { Problem } from "../../../platform/http/problems/problem.ts";
import type { AccountDeps } from "../account-deps.ts";
import { findUser } from "../accounts.store.ts";
import { MAX_TRIES_OF_A_TICKET } from "../second-factor/second-factor.rules.ts";
import { lockTicket } from "../second-factor/tickets.store.ts";
import { hashToken } from "../sessions/create-session.ts";
import { addPasskey, beginPasskey } from "./add-passkey.ts";
import { notifyOfPasskey } from "./passkey-notices.ts";
import { partyAt } from "./passkeys.rules.ts";
import { dropPasskey, listPasskeys, type PasskeyRow, setPasskeyName } from "./passkeys.store.ts";
import { challengeFor } from "./use-passkey.ts";

export function passkeyRoutes(app: FastifyInstance, deps: AccountDeps): void {
  const { db, clock, config } = deps;

  endpoint(app, accounts.passkeys, async ({ caller }) => ({
    data: (await listPasskeys(db, caller.userId)).map(present),
  }));
  endpoint(app, accounts.beginPasskey, async ({ caller, headers }) => {
    const user = await findUser(db, caller.userId);
    const label = user?.email ?? user?.mobile ?? caller.name;
    return { data: await beginPasskey(deps, caller, { label, party: partyAt(config, headers) }) };
  });
  endpoint(app, accounts.addPasskey, async ({ caller, body, headers }) => ({
    data: present(await addPasskey(deps, caller, { ...body, party: partyAt(config, headers) })),
  }));
  endpoint(app, accounts.renamePasskey, async ({ caller, params, body }) => ({
    data: present(await rename(caller, params.id, body.name)),
  }));
  endpoint(app, accounts.removePasskey, async ({ caller, params }) => {
    await remove(caller, params.id);
    return { data: null };
  });

  endpoint(app, accounts.askPasskey, async ({ caller, headers }) => {
    const { userId, tokenHash: boundTo } = caller;
    const asked = { userId, boundTo, party: partyAt(config, headers) };
    return { data: await db.transaction().execute((tx) => challengeFor(deps, tx, asked)) };
  });
  endpoint(app, accounts.askPasskeyAtLogin, async ({ body, headers }) => {
    const boundTo = hashToken(body.ticket);
    const data = await db.transaction().execute(async (tx) => {
      const ticket = await lockTicket(tx, boundTo, clock.now());
      if (!ticket || ticket.tries >= MAX_TRIES_OF_A_TICKET) throw new Problem("ticket_invalid");
      return challengeFor(deps, tx, {
        userId: ticket.id,
        boundTo,
        party: partyAt(config, headers),
      });
    });
    return { data };
  });

  const rename = ({ userId, name }: Account, id: number, to: string) =>
    db.transaction().execute(async (tx) => {
      const before = (await listPasskeys(tx, userId)).find((passkey) => passkey.id === id);
      const row = await setPasskeyName(tx, userId, id, to);
      if (!row) throw new Problem("not_found");
      await writeAudit(tx, {
        adminId: userId,
        action: "passkey renamed",
        ...aboutUser({ id: userId, name }),
        details: { before: { passkey: before?.name }, after: { passkey: row.name } },
      });
      return row;
    });

  const remove = ({ userId, name }: Account, id: number) =>
    db.transaction().execute(async (tx) => {
      const gone = await dropPasskey(tx, userId, id);
      if (!gone) throw new Problem("not_found");
      await writeAudit(tx, {
        adminId: userId,
        action: "passkey removed",
        ...aboutUser({ id: userId, name }),
        details: { before: { passkey: gone.name }, after: { passkey: null } },
      });
      await notifyOfPasskey(deps, tx, userId, { is: "removed", name: gone.name });
    });
}

const present = ({ id, name, added_at, last_used_at }: PasskeyRow): accounts.Passkey => ({
  _id: String(id),
  name,
  added_at: added_at.toISOString(),
  last_used_at: last_used_at?.toISOString() ?? null,
});

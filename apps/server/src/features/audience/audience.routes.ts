import { audience } from "@rebale/contract";
import type { FastifyInstance } from "fastify";
import type { Deps } from "../../platform/deps.ts";
import type { Acting } from "../../platform/http/caller.ts";
import { endpoint } from "../../platform/http/endpoint.ts";
import { Problem } from "../../platform/http/problems/problem.ts";
import { shortListEndpoint } from "../../platform/lists/list-endpoint.ts";
import { type BlockRow, blocksOf, findCompany } from "./blocks/blocks.store.ts";
import { setBlocks } from "./blocks/change-blocks.ts";
import { inviteCompanies, uninviteCompany } from "./invitations/change-invitations.ts";
import {
  findInvitingLot,
  type InvitationRow,
  invitationsOf,
} from "./invitations/invitations.store.ts";
import { addCompanyList, changeCompanyList, removeCompanyList } from "./lists/change-lists.ts";
import { type ListRow, listsOf, pastBuyersOf } from "./lists/lists.store.ts";
import { isSellerOrOffice, notYourLot } from "./see-lot.ts";

export function audienceRoutes(app: FastifyInstance, deps: Deps): void {
  const { db } = deps;
  const actor = ({ userId, company: { companyId } }: Acting) => ({ userId, companyId });

  endpoint(app, audience.companyLists, async ({ caller }) => ({
    data: (await listsOf(db, caller.company.companyId)).map(presentList),
  }));
  endpoint(app, audience.addList, async ({ caller, body }) => ({
    data: presentList(await addCompanyList(deps, actor(caller), body)),
  }));
  endpoint(app, audience.changeList, async ({ caller, params, body }) => ({
    data: presentList(await changeCompanyList(deps, actor(caller), params.id, body)),
  }));
  endpoint(app, audience.removeList, async ({ caller, params }) => {
    await removeCompanyList(deps, actor(caller), params.id);
    return { data: null };
  });

  endpoint(app, audience.pastBuyers, async ({ caller }) => ({
    data: await pastBuyersOf(db, caller.company.companyId, audience.MAX_COMPANIES),
  }));

  endpoint(app, audience.blockedCompanies, async ({ caller }) => ({
    data: { companies: (await blocksOf(db, caller.company.companyId)).map(presentBlock) },
  }));
  endpoint(app, audience.blockCompanies, async ({ caller, body }) => ({
    data: { companies: (await setBlocks(deps, actor(caller), body.companies)).map(presentBlock) },
  }));
  shortListEndpoint(app, deps, audience.blockedByCompany, async ({ params }) => {
    if (!(await findCompany(db, params.id))) throw new Problem("not_found");
    return { data: (await blocksOf(db, params.id)).map(presentBlock) };
  });

  shortListEndpoint(app, deps, audience.invitations, async ({ caller, params }) => {
    const lot = await findInvitingLot(db, params.id);
    if (!lot) throw new Problem("lot_not_found");
    if (!isSellerOrOffice(caller, lot)) throw new Problem(notYourLot(lot));
    if (!lot.invited_only) throw new Problem("not_invite_only");
    return { data: (await invitationsOf(db, params.id)).map(presentInvitation) };
  });
  endpoint(app, audience.invite, async ({ caller, params, body }) => ({
    data: (await inviteCompanies(deps, caller, params.id, body.companies)).map(presentInvitation),
  }));
  endpoint(app, audience.uninvite, async ({ caller, params }) => ({
    data: (await uninviteCompany(deps, caller, params.id, params.pan)).map(presentInvitation),
  }));
}

const presentInvitation = ({ added_at, ...company }: InvitationRow): audience.Invitation => ({
  ...company,
  added_at: added_at.toISOString(),
});

const presentList = ({ id, name, companies }: ListRow): audience.CompanyList => ({
  ...{ _id: String(id), name },
  companies: companies.map(({ pan, name }) => ({ pan, name })),
});

const presentBlock = ({ since, ...block }: BlockRow): audience.Block => ({
  ...block,
  since: since.toISOString(),
});

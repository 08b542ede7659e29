import { office, type Paise, rupees } from "@rebale/contract";
import type { FastifyInstance } from "fastify";
import { noteLook } from "../../platform/audit/audit.store.ts";
import { aboutAccount } from "../../platform/audit/audit-subjects.rules.ts";
import { readDecided } from "../../platform/audit/decided.store.ts";
import { readServerVersion } from "../../platform/db/server-version.store.ts";
import type { Deps } from "../../platform/deps.ts";
import { endpoint } from "../../platform/http/endpoint.ts";
import { Problem } from "../../platform/http/problems/problem.ts";
import { listEndpoint } from "../../platform/lists/list-endpoint.ts";
import { searchText } from "../../platform/lists/list-query.ts";
import { layoutShift, webVitals } from "../../platform/metrics.ts";
import { failedAttemptsToReport } from "../accounts/index.ts";
import { countWaiting } from "../banking/index.ts";
import { countGoods } from "../goods-desk/index.ts";
import { checkAccount } from "./check-account.ts";
import { removeColleague, workOf } from "./leaving/leave-office.ts";
import { objectRoutes } from "./objects/objects.routes.ts";
import { readMayNotBid, readUserFacts, type UserFacts } from "./objects/one-user.store.ts";
import { ACCOUNT_DECISIONS, pageLabel } from "./office.rules.ts";
import { findNamed, listActions, listAudit } from "./office.store.ts";
import { readOverview } from "./overview.store.ts";
import { findUser, listUsers, type PersonRow } from "./people.store.ts";
import { presentEntry } from "./present-entry.ts";
import { reviewAccount } from "./review-account.ts";
import { viewRoutes } from "./views/views.routes.ts";

const PERSON_HEADS = {
  _id: "Account",
  type: "Type",
  business_name: "Business",
  name: "Name",
  email: "Email",
  mobile: "Mobile",
  city: "City",
  state: "State",
  status: "Status",
  status_reason: "Reason",
  pan_number: "PAN",
  gst_number: "GSTIN",
  created_at: "Registered",
};

export function officeRoutes(app: FastifyInstance, deps: Deps): void {
  const { db } = deps;
  const searched = <Q extends { q?: string }>(query: Q) => ({ ...query, q: searchText(query.q) });

  const presentPeople = async (rows: readonly PersonRow[]) => {
    const ids = rows.map(({ id }) => id);
    const decided = await readDecided(db, ACCOUNT_DECISIONS, ids);
    return rows.map((row) => presentPerson(row, decided(row.id)));
  };
  const presentOne = async (row: PersonRow) => {
    const decided = await readDecided(db, ACCOUNT_DECISIONS, [row.id]);
    return presentPerson(row, decided(row.id));
  };
  /** People with their phones: who looks through them is known. */
  const lookedAt = (adminId: number, list: string) =>
    noteLook(db, { adminId, action: "people read", subject: list });

  viewRoutes(app, deps);
  objectRoutes(app, deps);
  listEndpoint(
    app,
    deps,
    office.sellers,
    async ({ caller, query }) => {
      await lookedAt(caller.userId, "sellers");
      return {
        listing: listUsers(db, { ...searched(query), type: "seller" }, "waiting first"),
        presentAll: presentPeople,
      };
    },
    PERSON_HEADS,
  );
  listEndpoint(
    app,
    deps,
    office.users,
    async ({ caller, query }) => {
      await lookedAt(caller.userId, "users");
      return {
        listing: listUsers(db, searched(query), "newest first"),
        presentAll: presentPeople,
      };
    },
    PERSON_HEADS,
  );
  endpoint(app, office.reviewSeller, async ({ params, body, caller }) => {
    const person = await reviewAccount(deps, caller.userId, "seller", params.id, {
      isActive: body.is_active,
      reason: body.reason ?? null,
      seen: body.seen_decision,
    });
    return {
      data: await presentOne(person),
      message: body.is_active ? "The seller is active" : "The seller is refused",
    };
  });
  endpoint(app, office.reviewUser, async ({ params, body, caller }) => {
    const person = await reviewAccount(deps, caller.userId, "buyer", params.id, {
      isActive: body.is_active,
      reason: body.reason ?? null,
      seen: body.seen_decision,
    });
    return {
      data: await presentOne(person),
      message: body.is_active ? "The account is active" : "The account is deactivated",
    };
  });

  endpoint(app, office.user, async ({ caller, params: { id } }) => {
    const [row, facts, kept] = await Promise.all([
      findUser(db, id),
      readUserFacts(db, id),
      readMayNotBid(db, id),
    ]);
    if (!row || !facts) throw new Problem("not_found");
    await noteLook(db, { adminId: caller.userId, action: "people read", ...aboutAccount(id) });
    const may_not_bid = kept.map(({ since, until, ...rest }) => ({
      ...rest,
      since: since?.toISOString() ?? null,
      until: until?.toISOString() ?? null,
    }));
    return { data: { ...(await presentOne(row)), ...presentFacts(facts), may_not_bid } };
  });
  endpoint(app, office.colleagueWork, async ({ params }) => ({
    data: await workOf(db, params.id),
  }));
  endpoint(app, office.removeColleague, async ({ caller, params, query }) => {
    const leaving = { ownerId: caller.userId, id: params.id, handTo: query.hand_to ?? null };
    await removeColleague(deps, leaving);
    return { data: null };
  });
  endpoint(app, office.checkUser, async ({ params }) => ({
    data: await checkAccount(db, params.id),
  }));

  listEndpoint(app, deps, office.audit, async ({ query }) => ({
    listing: listAudit(db, searched(query), await findNamed(db, searchText(query.q))),
    present: presentEntry,
  }));
  endpoint(app, office.auditActions, async () => ({
    data: { actions: await listActions(db) },
  }));
  endpoint(app, office.overview, async () => {
    const { now, sold_today, ...counts } = await readOverview(db);
    const money = await countWaiting(db);
    const { claims_open: _, ...goods } = await countGoods(db);
    return {
      data: {
        ...counts,
        receipts_waiting: money.unknown + money.mismatched,
        withdrawals_waiting: money.asked + money.approved,
        withdrawals_failed: money.withdrawals_failed,
        statement_lines_open: money.statement_lines,
        sales_overdue: money.sales_overdue,
        tax_holds_disputed: money.tax_holds,
        bank_accounts_waiting: money.bank_accounts,
        gateway_events_open: money.events,
        disputes_open: money.disputes,
        reversals_asked: money.reversals,
        accounts_to_agree: money.accounts,
        days_to_close: money.days,
        ...goods,
        sold_today: rupees(sold_today as Paise),
        guesses_alarm: await failedAttemptsToReport(deps),
        database: await readServerVersion(db),
        server_time: now.toISOString(),
      },
    };
  });

  endpoint(app, office.vitals, async ({ body: { name, value, page } }) => {
    if (name === "CLS") layoutShift.observe({ page: pageLabel(page) }, value);
    else webVitals.observe({ name, page: pageLabel(page) }, value / 1000);
    return { data: null };
  });
}

const presentFacts = ({
  company,
  company_papers,
  last_sign_in,
  wrong_tries,
  ...counts
}: UserFacts) => ({
  ...counts,
  company_papers: [...company_papers],
  wrong_tries: wrong_tries.map((tried) => ({
    ...tried,
    last_at: new Date(tried.last_at).toISOString(),
  })),
  last_sign_in: last_sign_in?.toISOString() ?? null,
  company: company && {
    _id: String(company.id),
    name: company.name,
    role: company.role,
    seat: company.status,
    bid_limit: company.bid_limit === null ? null : rupees(company.bid_limit as Paise),
  },
});

function presentPerson(
  { id, pan_image, incorporation_image, gst_image, created_at, type, status, ...person }: PersonRow,
  decided: office.Decided,
): office.OfficeUser {
  return {
    ...person,
    decided,
    _id: String(id),
    type: type as office.OfficeUser["type"],
    status: status as office.OfficeUser["status"],
    is_active: status === "active",
    documents: { panimage: pan_image, doi: incorporation_image, gst_image },
    created_at: created_at.toISOString(),
  };
}

import { auctions, awards, type Paise } from "@rebale/contract";
import type { AwardSide } from "@rebale/contract/awards/states";
import type { FastifyInstance } from "fastify";
import { noteLook } from "../../platform/audit/audit.store.ts";
import { aboutCompany, aboutLot } from "../../platform/audit/audit-subjects.rules.ts";
import { runOn } from "../../platform/db/statement.ts";
import type { Deps } from "../../platform/deps.ts";
import type { Account } from "../../platform/http/caller.ts";
import { endpoint } from "../../platform/http/endpoint.ts";
import { Problem } from "../../platform/http/problems/problem.ts";
import { listEndpoint } from "../../platform/lists/list-endpoint.ts";
import { pageCount, searchText } from "../../platform/lists/list-query.ts";
import { type Auctions, createVisibleAuctionReader } from "../auctions/index.ts";
import {
  type AwardMoney,
  askMove,
  gramsOf,
  gramsOut,
  moneyOf,
  moneyOfOne,
  nextStepsOf,
  officeStepsOf,
  onItsWayTo,
  openDues,
  payableOf,
  rentOf,
  setPlaces,
  sideOf,
} from "../awards/index.ts";
import { costsOfSales, landedCostOf } from "../landed-cost/index.ts";
import { pickupSiteOf } from "../lifting/index.ts";
import { agreedEnd, claimsOf, ratingBy, wordsOnWeight } from "../settlement/index.ts";
import { taxHoldsOfSale } from "../tax-holds/index.ts";
import { findCompany } from "../wallet/index.ts";
import { companyNow } from "./company-now.ts";
import { companyRecord, sellerRecord } from "./company-record.store.ts";
import { aftermathOf, goodsEventsOf, moneyMovesOf } from "./history.store.ts";
import { OFFICE_HEADS, presentOfficeRow } from "./office-rows.ts";
import { papersFor } from "./papers.store.ts";
import { presentAward, presentAwardRow, type ShownCost, stepIn } from "./present-award.ts";
import type { End } from "./present-end.ts";
import {
  type AwardDetails,
  type AwardRow,
  awardsOf,
  findAward,
  listAwards,
  type OfficeRow,
  timelineOf,
} from "./sales.store.ts";
import { tripsOfAward } from "./trips.store.ts";

/** The pages of sales, for both their sides and the office. */
export function salePageRoutes(
  app: FastifyInstance,
  deps: Deps,
  _live: unknown,
  { takeBackSale }: Pick<Auctions, "takeBackSale">,
): void {
  const { db, database, config } = deps;
  const asking = { ...deps, takeBackSale };

  endpoint(app, awards.list, async ({ query, caller }) => {
    const { userId, company, kind } = caller;
    const companyId = company?.status === "active" ? company.companyId : null;
    const own = { userId, companyId, side: query.side ?? kind };
    const { rows, count } = await awardsOf(db, { ...query, ...own });
    const ids = rows.map(({ id }) => id);
    const steps = await nextStepsOf(deps, ids, own.side);
    const present = (row: AwardRow, money: AwardMoney | undefined) =>
      presentAwardRow(row, money, stepIn(steps, row.id));
    return {
      data: await presentRows(rows, present),
      totalpage: pageCount(count, query.rows),
    };
  });

  endpoint(app, awards.details, async ({ params, caller }) => {
    const { award, side } = await seenBy(caller, params.id);
    // Both sides' phones, and their drivers'.
    if (side === "office")
      await noteLook(db, {
        ...{ adminId: caller.userId, action: "people read" },
        ...aboutLot(award.lot_id, award.title),
      });
    return { data: await detailsOf(award, side) };
  });

  endpoint(app, awards.move, async ({ params, body, caller }) => {
    await askMove(asking, caller, params.id, { ...body, reason: body.reason ?? "" });
    return { data: await detailsFor(caller, params.id) };
  });

  endpoint(app, awards.setPlaces, async ({ params, body, caller }) => {
    const { bill_to_site_id: billTo, ship_to_site_id: shipTo } = body;
    await setPlaces(deps, caller, params.id, { billTo, shipTo });
    return { data: await detailsFor(caller, params.id) };
  });

  const visibleAuction = createVisibleAuctionReader(runOn(database.pool));
  endpoint(app, auctions.sellerRecord, async ({ params, caller }) => {
    const { id } = await visibleAuction(params.idname, caller);
    return { data: await sellerRecord(db, id) };
  });

  listEndpoint(
    app,
    deps,
    awards.officeAwards,
    async ({ query, language }) => ({
      listing: listAwards(db, { ...query, q: searchText(query.q) }),
      presentAll: async (rows: readonly OfficeRow[]) => {
        const steps = await officeStepsOf(
          deps,
          rows.map(({ id }) => id),
        );
        return presentRows(await withPayables(rows), (row, money) =>
          presentOfficeRow(row, money, stepIn(steps, row.id), language),
        );
      },
    }),
    OFFICE_HEADS,
  );

  endpoint(app, awards.companyNow, async ({ params: { id }, caller }) => {
    if (!(await findCompany(db, id))) throw new Problem("not_found");
    await noteLook(db, { adminId: caller.userId, action: "people read", ...aboutCompany(id) });
    return { data: await companyNow(deps, id) };
  });

  endpoint(app, awards.officeMove, async ({ params, body, caller }) => {
    const days =
      body.move === "extend" ? { dueAt: dateOf(body.due_at), liftBy: dateOf(body.lift_by) } : {};
    await askMove(asking, caller, params.id, { move: body.move, reason: body.reason, ...days });
    return { data: await detailsFor(caller, params.id) };
  });

  async function presentRows<Row extends AwardRow, Shown>(
    rows: readonly Row[],
    present: (row: Row, money: AwardMoney | undefined) => Shown,
  ) {
    const money = await moneyOf(
      db,
      rows.map(({ id }) => id),
    );
    return rows.map((row) => present(row, money.get(row.id)));
  }

  /** Direct sales keep no sum: it is counted as the sale's own page counts it. */
  async function withPayables(rows: readonly OfficeRow[]) {
    const direct = rows.filter(({ payable }) => payable === null);
    const costs = await db.transaction().execute((tx) =>
      costsOfSales(
        tx,
        config,
        direct.map(({ lot_id, buyerId, buyerCompanyId, value }) => ({
          ...{ lotId: lot_id, buyer: { userId: buyerId, companyId: buyerCompanyId } },
          value: value as Paise,
        })),
      ),
    );
    return rows.map((row) => {
      const cost = costs.get(row.lot_id);
      return { ...row, payable: row.payable ?? (cost ? payableOf(cost) : row.value) };
    });
  }

  /** @throws Problem not_found for who is of neither side */
  async function seenBy(caller: Account, id: number) {
    const award = await findAward(db, id);
    const side = award && sideOf(caller, award);
    if (!award || !side) throw new Problem("not_found");
    return { award, side };
  }

  async function detailsFor(caller: Account, id: number) {
    const { award, side } = await seenBy(caller, id);
    return detailsOf(award, side);
  }

  async function detailsOf(award: AwardDetails, side: AwardSide) {
    const { id } = award;
    const [history, cost, trips, site, rent, money, onItsWay, dues, end, records] =
      await Promise.all([
        historyOf(id, side),
        costOf(award),
        tripsOfAward(db, id),
        pickupSiteOf(db, id),
        rentOf(db, id),
        moneyOfOne(db, id),
        side === "buyer" ? onItsWayTo(db, id) : undefined,
        openDues(db, id),
        endOf(id, side),
        recordsOf(award),
      ]);
    const tax = await taxHoldsOfSale(db, id, cost.lines);
    const goods = { trips, site, rent, records, tax };
    return presentAward(award, { ...goods, ...history, cost, end, side, money, onItsWay, dues });
  }

  async function historyOf(id: number, side: AwardSide) {
    const [timeline, moneyMoves, events, aftermath] = await Promise.all([
      timelineOf(db, id),
      moneyMovesOf(db, id),
      goodsEventsOf(db, id, side),
      aftermathOf(db, id),
    ]);
    return { timeline, moneyMoves, events, aftermath };
  }

  async function recordsOf({ buyerCompanyId, sellerCompanyId }: AwardDetails) {
    const [buyer, seller] = await Promise.all([
      companyRecord(db, buyerCompanyId),
      companyRecord(db, sellerCompanyId),
    ]);
    return { buyer, seller };
  }

  async function endOf(id: number, side: AwardSide): Promise<End> {
    const [papers, agreed, claims, words, rating, sold, out] = await Promise.all([
      papersFor(db, id, side),
      agreedEnd(db, id),
      claimsOf(db, id),
      wordsOnWeight(db, id),
      ratingBy(db, id, side),
      gramsOf(db, id),
      gramsOut(db, id),
    ]);
    return { papers, agreed, claims, words, rating, sold, out };
  }

  /** As it was counted when it was sold; between the two as its auction's page counts it. */
  async function costOf(award: AwardDetails): Promise<ShownCost> {
    const { lines, payable, gst_tds, lot_id, material, ends_at, buyerId, buyerCompanyId } = award;
    if (lines !== null && payable !== null)
      return { lines: lines as ShownCost["lines"], payable, gstTds: gst_tds ?? 0 };
    const lot = { id: lot_id, material, ends_at, paused_at: null, now: award.made_at };
    const buyer = { userId: buyerId, companyId: buyerCompanyId };
    const sources = { db, config, run: runOn(database.pool) };
    const cost = await landedCostOf(sources, lot, buyer, award.value / 100, undefined);
    return { lines: cost.lines, payable: payableOf(cost), gstTds: 0 };
  }
}

const dateOf = (iso: string | undefined) => (iso === undefined ? undefined : new Date(iso));

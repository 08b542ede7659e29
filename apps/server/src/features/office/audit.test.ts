import {
  accounts,
  auctions,
  authorisations,
  awards,
  banking,
  companies,
  content,
  corrigenda,
  events,
  feePlans,
  invoices,
  irregularities,
  journal,
  law,
  listings,
  office,
  operations,
  payments,
  personalData,
  questions,
} from "@rebale/contract";
import { DAY_MS, indiaTime } from "@rebale/contract/values/calendar";
import { paise } from "@rebale/contract/values/money";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { createMarket, type SignedIn } from "../../../test/app.ts";
import { authorise, companyOf } from "../../../test/authorised.ts";
import { aBankAccount, aDepositor } from "../../../test/bank.ts";
import { aCategory, aLot, anAward, anEmail } from "../../../test/builders.ts";
import { inHours } from "../../../test/in-hours.ts";
import { detectIrregularities } from "../irregularities/index.ts";
import { postEntries } from "../journal/index.ts";
import { entryFor } from "../money-entries/index.ts";

const market = await createMarket();
const { ask, db } = market;
const admin = await market.anAdmin();
const { token } = admin;
const address = "203.0.113.7";
const as = { token, address };

const newest = async (): Promise<number> =>
  Number(
    (
      await db
        .selectFrom("audit")
        .select((eb) => eb.fn.max("id").as("id"))
        .executeTakeFirst()
    )?.id ?? 0,
  );
const entriesAfter = (id: number) =>
  db.selectFrom("audit").selectAll().where("id", ">", id).orderBy("id").execute();
const list = async (q?: string) =>
  (await ask(office.audit, { token, query: q ? { q } : {} })).body.data;

const policy = { title: "Safety", url: "safety", description: "<p>Gloves</p>" };
const blog = { slug: "tyres", title: "Tyres", short_description: "Short", description: "<p>x</p>" };
const media = { title: "Email", media_value: "a@example.org", kind: "Contact" } as const;
const aReply = { title: "Hours", text: "From nine, {name}." };
const words = { name: "Ravi", role: "Trader", review: "Good" };
const banner = { text: "Closed on Friday", from_day: "2026-12-04", until_day: "2026-12-04" };
const category = { url: "glass", title: "Glass", icon: "/icons/x.webp", sub_category: [] };
/** The five calls of a kind of content, in order. */
const content3 = (
  { add, change, remove }: typeof content.officePolicies,
  body: object,
): Record<string, () => Promise<{ status: number }>> => {
  let id = "";
  return {
    [`POST ${add.path}`]: async () => {
      const reply = await ask(add, { ...as, body: body as never });
      id = reply.body.data._id;
      return reply;
    },
    [`PATCH ${change.path}`]: () => ask(change, { ...as, params: { id }, body: body as never }),
    [`DELETE ${remove.path}`]: () => ask(remove, { ...as, params: { id } }),
  };
};
const of = ({ id }: { id: number | string }) => ({ params: { id: String(id) } });
const colleague = () => market.anAdmin("support");
const invited = async () =>
  (await ask(office.inviteColleague, { token, body: { email: anEmail(), role: "support" } })).body
    .data._id;
async function aFlaggedBid() {
  const lot = await aLot(db, { sellerId: (await market.aSeller()).id });
  const body = { product_id: String(lot.id), amount: 9000, confirm_unusual: true };
  await ask(auctions.placeBid, { token: (await market.aBuyer()).token, body });
  const { seq } = await db
    .selectFrom("ledger_entries")
    .select("seq")
    .where("lot_id", "=", lot.id)
    .where("kind", "=", "bid")
    .executeTakeFirstOrThrow();
  return { ...of(lot), seq };
}

/** A lot with one bid, as if it had closed. */
async function anAwardedLot() {
  const { id: lotId } = await aLot(db, { sellerId: (await market.aSeller()).id });
  const { id: bidderId, token: bidder } = await market.aBuyer();
  await ask(auctions.placeBid, { token: bidder, body: { product_id: lotId, amount: 1200 } });
  await anAward(db, { lotId, bidderId });
  const award = db.selectFrom("awards").select("id").where("lot_id", "=", lotId);
  return of(await award.executeTakeFirstOrThrow());
}

/** A top-up that the journal has. */
async function anEntry() {
  const { id: companyId } = await db
    .insertInto("companies")
    .values({ name: "Asha Metals" })
    .returning("id")
    .executeTakeFirstOrThrow();
  const payment = { gateway: "rzp", paymentId: "pay_audit", amount: paise(100) };
  const entry = entryFor({ kind: "top_up", companyId, ...payment });
  if (!entry) throw new Error("Nothing to enter");
  await db.transaction().execute((tx) => postEntries(tx, [{ ...entry, actorId: null, cause: {} }]));
  const row = db.selectFrom("journal_entries").select("id").where("key", "=", entry.key);
  return of(await row.executeTakeFirstOrThrow());
}

/** Five accounts from one address. */
async function anIrregularity() {
  const crowd = await Promise.all(Array.from({ length: 5 }, () => market.aBuyer()));
  const from = { at: new Date(), address: "198.51.100.9", network: "198.51.100.9" };
  await db
    .insertInto("sign_ins")
    .values(crowd.map(({ id }) => ({ user_id: id, ...from })))
    .execute();
  await detectIrregularities(market.deps);
  const [found] = (await ask(irregularities.irregularities, { token })).body.data;
  return { id: found?._id ?? "", changed_at: found?.changed_at ?? "" };
}
const approvalTemplate = {
  value: { by: "asked", percent: 100 },
  increment: { by: "none" },
  soft_close_minutes: 5,
  minutes_between: 5,
} as const;
const reason = "The scale is being repaired";
const aLiveLot = async () => aLot(db, { sellerId: (await market.aSeller()).id });
async function anEvent() {
  const upcoming = { approval: "pending" } as const;
  const lot = await aLot(db, { sellerId: (await market.aSeller()).id, ...upcoming });
  return {
    title: "Monday's metals",
    product_ids: [String(lot.id)],
    start_at: inHours(1),
    first_end_at: inHours(2),
    interval_seconds: 60,
  };
}
async function aWaitingAuthorisation() {
  const buyer = await market.aBuyer();
  const id = await authorise(market, await companyOf(market, buyer), buyer.id);
  await db.updateTable("authorisations").set({ status: "waiting" }).where("id", "=", id).execute();
  return of({ id });
}
async function aWaitingCompany() {
  const id = await companyOf(market, await market.aBuyer());
  await db
    .updateTable("companies")
    .set({ status: "submitted", submitted_at: new Date() })
    .where("id", "=", id)
    .execute();
  return of({ id });
}

const aView = (name: string) => ({ list: "/admin/products", views: [{ name, search: "?q=x" }] });
const aSavedView = async (name: string) => {
  const saved = await ask(office.saveViews, { token, body: aView(name) });
  return of({ id: saved.body.data.views[0]?._id ?? "" });
};
const visitor = { name: "Lata", email: anEmail(), mobile: "9812345678", message: "Hello" };
const aContactQuery = async () =>
  (await db.insertInto("contact_queries").values(visitor).returning("id").executeTakeFirstOrThrow())
    .id;
const aServiceRequest = async () => {
  const place = { organisation: "Rao", city: "Pune", state: "Maharashtra" };
  const request = { ...visitor, ...place, service: "epr", reference: anEmail() };
  const added = db.insertInto("service_requests").values(request).returning("id");
  return (await added.executeTakeFirstOrThrow()).id;
};
/** The three that change an enquiry. */
function enquiryCalls(
  { change, reply, note }: typeof office.contactQueries,
  anEnquiry: () => Promise<number>,
) {
  const fresh = async () => ({ params: { id: String(await anEnquiry()) } });
  const text = "We do.";
  return {
    [`PATCH ${change.path}`]: async () => {
      const at = await fresh();
      return () => ask(change, { ...as, ...at, body: { version: 0, stage: "closed" } });
    },
    [`POST ${reply.path}`]: async () => {
      const at = await fresh();
      return () => ask(reply, { ...as, ...at, body: { version: 0, text } });
    },
    [`POST ${note.path}`]: async () => {
      const at = await fresh();
      return () => ask(note, { ...as, ...at, body: { text } });
    },
  };
}

async function aQuestion() {
  const { id } = await aLiveLot();
  const asker = await market.aBuyer();
  const params = { product_id: String(id) };
  const body = { text: "Is it dry?" };
  return (await ask(questions.ask, { token: asker.token, params, body })).body.data._id;
}

const aPendingLot = async () =>
  aLot(db, { sellerId: (await market.aSeller()).id, approval: "pending" });

/** One successful call of each; what it needs is there before. */
const calls: Record<string, () => Promise<() => Promise<{ status: number }>>> = {
  "POST /admin/notes/{kind}/{id}": async () => {
    const { id } = await market.aBuyer();
    const params = { kind: "user" as const, id: String(id) };
    return () => ask(office.addNote, { ...as, params, body: { text: "Rang twice" } });
  },
  "PATCH /admin/sellers/{id}": async () => {
    const seller = await market.aWaitingSeller();
    const body = { is_active: false, reason: "Blurred" };
    return () => ask(office.reviewSeller, { ...as, ...of(seller), body });
  },
  "PATCH /admin/users/{id}": async () => {
    const buyer = await market.aBuyer();
    const body = { is_active: false, reason: "Asked for it" };
    return () => ask(office.reviewUser, { ...as, ...of(buyer), body });
  },
  "PATCH /admin/products/{id}": async () => {
    const { id: sellerId } = await market.aSeller();
    const lot = await aLot(db, { sellerId, approval: "pending" });
    const body = { is_approved: false as const, reason: "No pictures" };
    return () => ask(listings.reviewLot, { ...as, ...of(lot), body });
  },
  "POST /admin/products/next": async () => {
    const { id: sellerId } = await market.aSeller();
    await aLot(db, { sellerId, approval: "pending" });
    return () => ask(listings.takeNextLot, { ...as, body: {} });
  },
  "POST /admin/products/{id}/assignment": async () => {
    const lot = await aPendingLot();
    return () => ask(listings.takeLot, { ...as, ...of(lot) });
  },
  "DELETE /admin/products/{id}/assignment": async () => {
    const lot = await aPendingLot();
    await ask(listings.takeLot, { token, ...of(lot) });
    return () => ask(listings.putBackLot, { ...as, ...of(lot) });
  },
  "POST /admin/products/{id}/undo": async () => {
    const lot = await aPendingLot();
    const body = { is_approved: false as const, reason: "No pictures", hold: true };
    await ask(listings.reviewLot, { token, ...of(lot), body });
    return () => ask(listings.undoLotReview, { ...as, ...of(lot) });
  },
  "POST /admin/products/{id}/requeue": async () => {
    const { id: sellerId } = await market.aSeller();
    const lot = await aLot(db, { sellerId, startsAt: new Date(Date.now() + 3_600_000) });
    const body = { reason: "The quantity is wrong" };
    return () => ask(listings.requeueLot, { ...as, ...of(lot), body });
  },
  "PATCH /admin/products/{id}/goods": async () => {
    const lot = await aPendingLot();
    return () => ask(listings.correctLot, { ...as, ...of(lot), body: { title: "Corrected" } });
  },
  "POST /admin/products/approve": async () => {
    const { id: sellerId } = await market.aSeller();
    const lot = await aLot(db, { sellerId, approval: "pending" });
    const body = {
      template: approvalTemplate,
      start_at: "2030-01-01 11:00:00",
      first_end_at: "2030-01-02 11:00:00",
      lots: [{ _id: String(lot.id), market_value: 500 }],
    };
    return () => ask(listings.approveLots, { ...as, body });
  },
  "POST /admin/approval-templates": async () => () =>
    ask(listings.saveApprovalTemplate, {
      ...as,
      body: { name: "Tyres", template: approvalTemplate },
    }),
  "DELETE /admin/approval-templates/{id}": async () => {
    const body = { name: "Short-lived", template: approvalTemplate };
    const saved = await ask(listings.saveApprovalTemplate, { token, body });
    return () =>
      ask(listings.deleteApprovalTemplate, { ...as, ...of({ id: saved.body.data._id }) });
  },
  "POST /admin/auctions/{id}/void": async () => {
    const { params, seq } = await aFlaggedBid();
    return () => ask(auctions.voidBid, { ...as, params, body: { seq, reason: "A mistake" } });
  },
  "PATCH /admin/awards/{id}": async () => {
    const at = await anAwardedLot();
    const body = { move: "cancel", reason: "The goods burnt" } as const;
    return () => ask(awards.officeMove, { ...as, ...at, body });
  },
  "POST /admin/money/entries/{id}/reverse": async () => {
    const at = await anEntry();
    return () => ask(journal.reverse, { ...as, ...at, body: { reason: "Typed twice" } });
  },
  "PATCH /admin/money/receipts/{id}": async () => {
    const { companyId } = await aDepositor(market);
    const claim = { ref: "AUDIT00001", claimed: 100, paid_on: "2026-01-01", company_id: companyId };
    const { id } = await db
      .insertInto("receipts")
      .values({ ...claim, source: "claim", state: "claimed" })
      .returning("id")
      .executeTakeFirstOrThrow();
    const body = { refuse: true, reason: "Not at the bank" } as const;
    return () => ask(banking.decideReceipt, { ...as, ...of({ id }), body });
  },
  "POST /admin/money/holder-accounts": async () => () =>
    ask(banking.makeHolderAccount, { ...as, body: { name: "Escrow", opening: 0, ifsc: null } }),
  "PATCH /admin/money/bank-accounts/{id}": async () => {
    const id = await aBankAccount(market, await aDepositor(market), admin, false);
    const body = { decision: "accept" } as const;
    return () => ask(banking.reviewBankAccount, { ...as, params: { id }, body });
  },
  "PATCH /admin/money/withdrawals/{id}": async () => {
    const owner = await aDepositor(market, 10);
    const bank_account_id = await aBankAccount(market, owner, admin);
    const asked = await ask(banking.askWithdrawal, {
      token: owner.token,
      body: { amount: 10, from: "deposit", bank_account_id },
    });
    const body = { decision: "approve" } as const;
    return () => ask(banking.decideWithdrawal, { ...as, ...of({ id: asked.body.data._id }), body });
  },
  "POST /admin/money/days/{date}/close": async () => {
    await ask(banking.holderAccounts, { token });
    const read = { from_on: "2020-01-01", to_on: "2020-01-09", opening: 0, closing: 0 };
    const accounts = await db.selectFrom("holder_accounts").select("id").execute();
    await db
      .insertInto("statements")
      .values(
        accounts.map(({ id }) => ({
          ...{ ...read, holder_account_id: id, file_hash: Buffer.from("x"), uploaded_by: admin.id },
        })),
      )
      .execute();
    return () => ask(banking.closeDay, { ...as, params: { date: "2020-01-05" } });
  },
  "PATCH /admin/money/events/{id}": async () => {
    const event = { gateway: "razorpay", event_id: "evt_audit", kind: "payment.captured" };
    await db
      .insertInto("gateway_events")
      .values({ ...event, raw: Buffer.from("{}") })
      .execute();
    const body = { put_away: true, reason: "A test of theirs" } as const;
    return () => ask(payments.decideEvent, { ...as, ...of({ id: event.event_id }), body });
  },
  "PATCH /admin/money/statement-lines/{id}": async () => {
    const { id: statement_id, holder_account_id } = await db
      .selectFrom("statements")
      .select(["id", "holder_account_id"])
      .executeTakeFirstOrThrow();
    const line = { day: "2020-01-02", amount: -300, balance: -300, words: "CHARGES", no: 1 };
    const { id } = await db
      .insertInto("statement_lines")
      .values({ ...line, statement_id, holder_account_id })
      .returning("id")
      .executeTakeFirstOrThrow();
    return () => ask(banking.decideLine, { ...as, ...of({ id }), body: { bank_charge: true } });
  },
  "PATCH /admin/materials/{code}": async () => () =>
    ask(invoices.setMaterialCode, {
      ...as,
      params: { code: "copper" },
      body: { hsn6: "740400" },
    }),
  "POST /admin/fee-plans": async () => () =>
    ask(feePlans.add, {
      ...as,
      body: { side: "seller", percent: 0.5, valid_from: "2026-11-01" },
    }),
  "POST /admin/fee-plans/{id}/take-back": async () => {
    const plan = { side: "seller", percent: 0.5, valid_from: "2100-01-01" } as const;
    const { data } = (await ask(feePlans.add, { token, body: plan })).body;
    const of = { params: { id: data._id }, body: { reason: "15 for 1.5" } };
    return () => ask(feePlans.takeBack, { ...as, ...of });
  },
  "POST /admin/companies/{id}/bars": async () => {
    const of = await aWaitingCompany();
    return () => ask(companies.bar, { ...as, ...of, body: { reason: "Threatened a driver" } });
  },
  "DELETE /admin/companies/{id}/bars": async () => {
    const of = await aWaitingCompany();
    await ask(companies.bar, { token, ...of, body: { reason: "Threatened a driver" } });
    return () => ask(companies.liftBar, { ...as, ...of });
  },
  "POST /admin/auctions/{id}/dismiss-flag": async () => {
    const { params, seq } = await aFlaggedBid();
    return () => ask(auctions.dismissFlaggedBid, { ...as, params, body: { seq } });
  },
  "POST /admin/notifications": async () => () =>
    ask(office.sendNotification, {
      ...as,
      body: { title: "Holiday", description: "Closed", audience: "all" },
    }),
  "DELETE /admin/notifications/{id}": async () => {
    const body = { title: "Holiday", description: "Closed", audience: "all" } as const;
    const sent = await ask(office.sendNotification, { token, body });
    const { _id: id } = sent.body.data;
    return () => ask(office.withdrawNotification, { ...as, params: { id } });
  },
  "POST /admin/team/invitations": async () => () =>
    ask(office.inviteColleague, { ...as, body: { email: anEmail(), role: "support" } }),
  "DELETE /admin/team/invitations/{id}": async () => {
    const id = await invited();
    return () => ask(office.withdrawInvitation, { ...as, params: { id } });
  },
  "PATCH /admin/team/{id}": async () => {
    const one = await colleague();
    return () => ask(office.changeColleague, { ...as, ...of(one), body: { role: "content" } });
  },
  "DELETE /admin/team/{id}": async () => {
    const one = await colleague();
    return () => ask(office.removeColleague, { ...as, ...of(one) });
  },
  "DELETE /admin/team/{id}/totp": async () => {
    const one = await colleague();
    return () => ask(office.resetColleagueFactor, { ...as, ...of(one) });
  },
  "PUT /admin/companies/{id}/signature-waiver": async () => {
    const at = await aWaitingCompany();
    return () => ask(listings.waiveSignature, { ...as, ...at, body: { waived: false, reason } });
  },
  "PUT /admin/companies/{id}/users/{user_id}": async () => {
    const at = await aWaitingCompany();
    const params = { ...at.params, user_id: (await market.aBuyer()).id };
    return () => ask(companies.giveSeat, { ...as, params, body: { reason } });
  },
  "PATCH /admin/companies/{id}": async () => {
    const { body } = await ask(companies.readCompany, { token: (await market.aBuyer()).token });
    const id = body.data?._id ?? "";
    return () =>
      ask(companies.reviewCompany, {
        ...as,
        params: { id },
        body: { decision: "suspend", reasons: [{ path: "name", msg: "Unclear" }] },
      });
  },
  "POST /admin/companies/next": async () => {
    await aWaitingCompany();
    return () => ask(companies.takeNextCompany, as);
  },
  "POST /admin/companies/{id}/assignment": async () => {
    const of = await aWaitingCompany();
    return () => ask(companies.takeCompany, { ...as, ...of });
  },
  "DELETE /admin/companies/{id}/assignment": async () => {
    const of = await aWaitingCompany();
    await ask(companies.takeCompany, { token, ...of });
    return () => ask(companies.putBackCompany, { ...as, ...of });
  },
  "POST /admin/companies/{id}/undo": async () => {
    const of = await aWaitingCompany();
    const body = { decision: "accept", hold: true } as const;
    await ask(companies.reviewCompany, { token, ...of, body });
    return () => ask(companies.undoCompanyReview, { ...as, ...of });
  },
  "POST /admin/authorisations/next": async () => {
    await aWaitingAuthorisation();
    return () => ask(authorisations.takeNextAuthorisation, as);
  },
  "POST /admin/authorisations/{id}/assignment": async () => {
    const of = await aWaitingAuthorisation();
    return () => ask(authorisations.takeAuthorisation, { ...as, ...of });
  },
  "DELETE /admin/authorisations/{id}/assignment": async () => {
    const of = await aWaitingAuthorisation();
    await ask(authorisations.takeAuthorisation, { token, ...of });
    return () => ask(authorisations.putBackAuthorisation, { ...as, ...of });
  },
  "POST /admin/authorisations/{id}/undo": async () => {
    const of = await aWaitingAuthorisation();
    const body = { decision: "accept", hold: true } as const;
    await ask(authorisations.reviewAuthorisation, { token, ...of, body });
    return () => ask(authorisations.undoAuthorisation, { ...as, ...of });
  },
  "POST /admin/auctions/{id}/pause": async () => {
    const lot = of(await aLiveLot());
    return () => ask(auctions.pause, { ...as, ...lot, body: { reason } });
  },
  "POST /admin/auctions/{id}/resume": async () => {
    const lot = of(await aLiveLot());
    await ask(auctions.pause, { token, ...lot, body: { reason } });
    return () => ask(auctions.resume, { ...as, ...lot, body: { reason } });
  },
  "POST /admin/auctions/{id}/extend": async () => {
    const lot = of(await aLiveLot());
    const end_at = indiaTime(new Date(Date.now() + 7 * DAY_MS));
    return () => ask(auctions.extend, { ...as, ...lot, body: { end_at, reason } });
  },
  "POST /admin/auctions/{id}/withdraw": async () => {
    const lot = of(await aLiveLot());
    return () => ask(auctions.withdraw, { ...as, ...lot, body: { reason } });
  },
  "POST /admin/auctions/{id}/corrigenda": async () => {
    const lot = of(await aLiveLot());
    const body = { description: "Bales, some of them wet", reason };
    return () => ask(corrigenda.publishCorrigendum, { ...as, ...lot, body });
  },
  "PATCH /admin/corrigenda/{id}": async () => {
    const seller = await market.aSeller();
    const { params } = of(await aLot(db, { sellerId: seller.id }));
    const body = { description: "Bales, some of them wet", reason };
    const asked = await ask(corrigenda.askCorrigendum, { token: seller.token, params, body });
    const change = { params: { id: asked.body.data._id }, body: { decision: "publish" } } as const;
    return () => ask(corrigenda.decideCorrigendum, { ...as, ...change });
  },
  "PATCH /admin/questions/{id}": async () => {
    const params = { id: await aQuestion() };
    return () => ask(questions.hide, { ...as, params, body: { hidden: true, reason } });
  },
  "POST /auction/questions/{id}/answers": async () => {
    const params = { id: await aQuestion() };
    return () => ask(questions.answer, { ...as, params, body: { text: "Dry, in a shed" } });
  },
  "POST /admin/law/{id}/confirm": async () => () =>
    ask(law.confirm, { ...as, params: { id: "tcs_base" }, body: { note: "Read" } }),
  "DELETE /admin/law/{id}/confirm": async () => {
    const params = { id: "eway_closure" };
    await ask(law.confirm, { token, params, body: { note: "Read" } });
    return () => ask(law.takeBackConfirmation, { ...as, params });
  },
  "PATCH /admin/law/{id}": async () => {
    const turned = { params: { id: "ship_to_gstin" }, body: { on_from: null, reason } };
    return () => ask(law.turn, { ...as, ...turned });
  },
  "POST /admin/events": async () => {
    const body = await anEvent();
    return () => ask(events.officeCreate, { ...as, body });
  },
  "PATCH /admin/events/{id}": async () => {
    const made = await ask(events.officeCreate, { token, body: await anEvent() });
    const params = { id: made.body.data._id };
    return () => ask(events.officeChange, { ...as, params, body: { title: "Tuesday's metals" } });
  },
  "POST /admin/categories/usual": async () => () => ask(office.addUsualCategories, as),
  "POST /admin/categories/{id}/place": async () => {
    const params = { id: String(await aCategory(db)) };
    return () => ask(content.moveCategory, { ...as, params, body: { place: 1 } });
  },
  "POST /admin/policies/usual": async () => () => ask(office.addUsualPolicies, as),
  "PUT /admin/categories/{id}/terms": async () => {
    const params = { id: String(await aCategory(db)) };
    return () =>
      ask(listings.saveMaterialTerms, { ...as, params, body: { terms: { lifting_days: 7 } } });
  },
  "POST /admin/views": async () => () => ask(office.saveViews, { ...as, body: aView("Tyres") }),
  "PATCH /admin/views/{id}": async () => {
    const at = await aSavedView("Tubes");
    return () => ask(office.renameView, { ...as, ...at, body: { name: "Tubes and flaps" } });
  },
  "DELETE /admin/views/{id}": async () => {
    const at = await aSavedView("Rims");
    return () => ask(office.deleteView, { ...as, ...at });
  },
  "PATCH /admin/market-rules": async () => () =>
    ask(authorisations.changeMarketRules, { ...as, body: { second_look_kg: 500_000 } }),
  "PATCH /admin/money/settings": async () => () =>
    ask(payments.changeMoneySettings, { ...as, body: { holder: "Another bank" } }),
  "PATCH /admin/erasures/{id}": async () => {
    const { token: asker } = await market.aBuyer();
    const asked = await ask(personalData.askErasure, { token: asker, body: { note: null } });
    const id = asked.body.data.request?._id ?? "";
    const body = { decision: "refuse", reason: "An order is open" } as const;
    return () => ask(personalData.decideErasure, { ...as, params: { id }, body });
  },
  "PATCH /admin/irregularity-rules": async () => () =>
    ask(irregularities.changeIrregularityRules, { ...as, body: { window_days: 30 } }),
  "PATCH /admin/irregularities/{id}": async () => {
    const { id, changed_at } = await anIrregularity();
    const body = { decision: "act", reason: "Spoke to both", seen: changed_at } as const;
    return () => ask(irregularities.decideIrregularity, { ...as, params: { id }, body });
  },
  "PATCH /admin/authorisations/{id}": async () => {
    const of = await aWaitingAuthorisation();
    return () =>
      ask(authorisations.reviewAuthorisation, {
        ...as,
        ...of,
        body: { decision: "refuse", reason: "The page is cut off" },
      });
  },
  "POST /admin/saved-replies": async () => () => ask(office.saveReply, { ...as, body: aReply }),
  "DELETE /admin/saved-replies/{id}": async () => {
    const { body } = await ask(office.saveReply, { token, body: aReply });
    const params = { id: body.data._id };
    return () => ask(office.deleteReply, { ...as, params });
  },
  ...enquiryCalls(office.contactQueries, aContactQuery),
  ...enquiryCalls(office.serviceRequests as never, aServiceRequest),
  ...Object.fromEntries(
    Object.entries({
      ...content3(content.officePolicies, policy),
      ...content3(content.officeBlogs as never, blog),
      ...content3(content.officeContactMedia as never, media),
      ...content3(content.officeTestimonials as never, words),
      ...content3(content.officeBanners as never, banner),
      ...content3(content.officeCategories as never, category),
    }).map(([name, call]) => [name, async () => call]),
  ),
};

/** Whose entry is tested beside what they do, that only store a file for later, or only read. */
const elsewhere = [
  "POST /admin/products/checks",
  "POST /auction/answer/{id}",
  "POST /admin/auctions/{id}/counter-offer",
  "PATCH /admin/claims/{id}",
  "PATCH /admin/tax-holds/{id}",
  "PATCH /admin/awards/{id}/ratings/{side}",
  "PATCH /admin/join-requests/{id}",
  "POST /admin/pictures",
  "POST /admin/money/statements",
  "POST /admin/trips/{id}/messages",
  "DELETE /admin/companies/{id}/api-keys/{key}",
  "PATCH /admin/companies/{id}/webhooks/{hook}",
];

const changing = operations
  .filter(({ method, may }) => may && method !== "GET")
  .map(({ method, path }) => `${method} ${path}`);

test("every operation of the office that changes something is walked below (W17)", () => {
  expect([...Object.keys(calls), ...elsewhere].sort()).toEqual([...changing].sort());
});

test.each(Object.keys(calls))("%s leaves one entry: who, from where, what (W17)", async (name) => {
  const call = await calls[name]?.();
  const before = await newest();
  expect((await call?.())?.status).toBe(200);
  expect(await entriesAfter(before)).toEqual([
    expect.objectContaining({ admin_id: admin.id, address, subject: expect.stringMatching(/./) }),
  ]);
});

test("an entry says what was and what is, and is found by what it is about (W17)", async () => {
  const one = await colleague();
  const params = { id: String(one.id) };
  await ask(office.changeColleague, { ...as, params, body: { role: "finance" } });
  const [entry] = await list(`(${one.id})`);
  expect(entry).toMatchObject({
    who: admin.name,
    action: "role changed",
    address,
    before: { role: "support" },
    after: { role: "finance" },
  });
});

test("every opening of a document by the office is written down, a member's own is not (W17)", async () => {
  const seller = await market.aSeller();
  const file = "a1b2-c3.pdf";
  await market.deps.files.put(`private/${file}`, Buffer.from("%PDF-1.7"));
  await db
    .insertInto("documents")
    .values({ file, user_id: seller.id, media_type: "application/pdf" })
    .execute();
  const open = ({ token: holder }: Pick<SignedIn, "token">) =>
    market.app.inject({
      url: `/api${accounts.documentPath.replace("{file}", file)}`,
      headers: { authorization: `Bearer ${holder}` },
      remoteAddress: address,
    });
  const before = await newest();
  expect((await open(seller)).statusCode).toBe(200);
  expect((await open({ token })).statusCode).toBe(200);
  expect((await open(await market.anAdmin("content"))).statusCode).toBe(404);
  expect(await entriesAfter(before)).toEqual([
    expect.objectContaining({ action: "document opened", admin_id: admin.id, address }),
  ]);
});

test.each(["update audit set action = 'x'", "delete from audit", "truncate audit"])(
  "even the role that owns the table cannot: %s (W17)",
  async (statement) => {
    await list();
    await expect(sql.raw(statement).execute(db)).rejects.toThrow("never changed");
  },
);

test("a change of content says what was and what is, what goes is noted whole (W17)", async () => {
  const { add, change, remove } = content.officePolicies;
  const body = { title: "Gloves", url: "gloves", description: "<p>Wear them</p>" };
  const { body: added } = await ask(add, { ...as, body });
  const params = { id: added.data._id };
  await ask(change, { ...as, params, body: { ...body, title: "Gloves and boots" } });
  await ask(remove, { ...as, params });
  const [removed, changed] = await list("Gloves and boots");
  expect(changed).toMatchObject({
    action: "policy changed",
    before: { title: "Gloves" },
    after: { title: "Gloves and boots" },
  });
  // Neither what stayed the same nor the time of it, which the entry has itself.
  expect(Object.keys(changed?.after ?? {})).toEqual(["title"]);
  expect(removed).toMatchObject({
    action: "policy deleted",
    before: { title: "Gloves and boots", url: "gloves" },
    after: null,
  });
});

test("what members change of access or of themselves is written down, masked (W17)", async () => {
  const buyer = await market.aBuyer();
  const before = await newest();
  const profile = { name: "Asha Renamed", whatsapp: "9811112222", city: "Pune" };
  const own = { token: buyer.token, address };
  expect((await ask(accounts.updateProfile, { ...own, body: profile })).status).toBe(200);
  expect((await ask(accounts.updateProfile, { ...own, body: profile })).status).toBe(200);
  await market.proveMobile(buyer.mobile);
  expect((await ask(accounts.endOtherSessions, own)).status).toBe(200);
  expect((await ask(accounts.endOtherSessions, own)).status).toBe(200);
  const entries = await entriesAfter(before);
  expect(entries.map(({ action }) => action)).toEqual(["profile changed", "logins ended"]);
  expect(entries[0]).toMatchObject({
    admin_id: buyer.id,
    address,
    details: { before: { whatsapp: null }, after: { whatsapp: "•••2222", city: "•••" } },
  });
  expect(JSON.stringify(entries)).not.toMatch(/9811112222|Pune|Renamed/);
});

test("entries are found by who, by what, by whom it is about and from where, by days and by kind (W17)", async () => {
  const one = await colleague();
  const from = { token, address: "198.51.100.77" };
  await ask(office.changeColleague, { ...from, ...of(one), body: { role: "finance" } });
  for (const q of [admin.name, "role chan", `(${one.id})`, "198.51.100.77"])
    expect((await list(q)).map(({ subject }) => subject)).toContain(`${one.name} (${one.id})`);
  const asked = async (query: object) =>
    (await ask(office.audit, { token, query: { ...query, rows: "100" } })).body.data;
  const kinds = new Set((await asked({ action: "role changed" })).map(({ action }) => action));
  expect([...kinds]).toEqual(["role changed"]);
  expect(await asked({ to: "2020-01-01" })).toEqual([]);
  const { body } = await ask(office.auditActions, { token });
  expect(body.data.actions).toContain("role changed");
  expect(body.data.actions).toHaveLength(new Set(body.data.actions).size);
});

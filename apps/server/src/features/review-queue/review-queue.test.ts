import {
  accounts,
  authorisations,
  type BodyIn,
  companies,
  listings,
  type office,
} from "@rebale/contract";
import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import { aPdf } from "../../../test/a-pdf.ts";
import { createMarket, type SignedIn } from "../../../test/app.ts";
import { authorise, companyOf } from "../../../test/authorised.ts";
import { aCategory, aDraft, aPan, PASSWORD } from "../../../test/builders.ts";
import { publishAll } from "../../../test/publish-all.ts";
import { carryOutReview } from "../listings/index.ts";
import { publishDecisions } from "./index.ts";

const market = await createMarket();
const { ask, db, deps } = market;
const carryOut = (lotId: number) => carryOutReview(deps, lotId);
const [first, second] = [await market.anAdmin("moderator"), await market.anAdmin("moderator")];

const of = (id: number | string) => ({ params: { id: String(id) } });
const pdf = aPdf();
const sendPaper = ({ token }: SignedIn) =>
  market.send(companies.sendPaper, token, [{ field: "document", bytes: pdf }], {
    kind: "bank",
    number: "123456789",
  });
/** A company that waits, with its paper, and who owns it. */
async function aSubmitted(owner?: SignedIn) {
  const who = owner ?? (await market.aBuyer({ documents: { pancard: { number: aPan() } } }));
  await sendPaper(who);
  return { owner: who, id: await companyOf(market, who) };
}
const review = (
  id: number,
  decision: BodyIn<typeof companies.reviewCompany>["decision"],
  { token }: SignedIn = first,
) =>
  ask(companies.reviewCompany, {
    ...of(id),
    token,
    body: {
      decision,
      reasons: decision === "accept" ? [] : [{ path: "bank", msg: "The photo is blurred" }],
    },
  });
const undo = (id: number, { token }: SignedIn = first) =>
  ask(companies.undoCompanyReview, { ...of(id), token });
const next = async ({ token }: SignedIn, after: number | null = null) =>
  (
    await ask(companies.takeNextCompany, {
      token,
      body: { after: after === null ? null : String(after) },
    })
  ).body.data;
const listed = async ({ token }: SignedIn, assigned: office.AssignmentFilter) =>
  (
    await ask(companies.officeCompanies, {
      token,
      query: { status: "submitted", assigned, rows: 500 },
    })
  ).body;
const read = async (id: number, { token }: SignedIn = first) =>
  (await ask(companies.officeCompany, { ...of(id), token })).body.data;
const noticesFor = async ({ id }: SignedIn) =>
  (
    await db
      .selectFrom("notifications")
      .select("code")
      .where("user_id", "=", id)
      .orderBy("id")
      .execute()
  ).map(({ code }) => code);
/** The decision was made so many milliseconds ago. */
const age = (id: number, milliseconds: number) =>
  sql`update held_decisions set decided_at = clock_timestamp() - ${milliseconds} * interval '1 ms'
    where subject_id = ${id}`.execute(db);
/** Nothing of earlier tests waits. */
const empty = () =>
  db.updateTable("companies").set({ status: "verified", assigned_to: null }).execute();

describe("the queue of companies", () => {
  test("two moderators who take the next at once, again and again, never get the same one; the longest waiting go first (W14)", async () => {
    await empty();
    const waiting: number[] = [];
    for (let i = 0; i < 12; i++) waiting.push((await aSubmitted()).id);
    await market.openConnections();
    const taken: number[] = [];
    for (let round = 0; round < 3; round++)
      for (const one of await Promise.all([first, second, first, second].map((by) => next(by))))
        taken.push(Number(one?._id));
    // Asked again, each gets the one that is theirs already.
    expect(new Set(taken)).toEqual(new Set(waiting.slice(0, new Set(taken).size)));
    const owners = await db
      .selectFrom("companies")
      .select(["id", "assigned_to"])
      .where("assigned_to", "is not", null)
      .execute();
    expect(new Set(owners.map((row) => row.assigned_to)).size).toBe(2);

    // On from one to the next, both together come past all of them.
    const seen = new Set(taken);
    for (const by of [first, second])
      for (let at: number | null = null, i = 0; i < 12; i++) {
        at = Number((await next(by, at))?._id);
        seen.add(at);
      }
    expect(seen).toEqual(new Set(waiting));
    expect((await listed(first, "nobody")).data).toEqual([]);
  });

  test("shows mine, nobody's and all with their counts, and since when the first waits (W14)", async () => {
    await empty();
    const [a, b, c] = [await aSubmitted(), await aSubmitted(), await aSubmitted()];
    expect((await ask(companies.takeCompany, { ...of(a.id), token: first.token })).status).toBe(
      200,
    );
    expect(
      (await ask(companies.takeCompany, { ...of(a.id), token: second.token })).body,
    ).toMatchObject({ code: "taken_by_colleague" });
    await ask(companies.takeCompany, { ...of(b.id), token: second.token });
    const ids = async (filter: office.AssignmentFilter) =>
      (await listed(first, filter)).data.map(({ _id }) => Number(_id));
    expect(await ids("mine")).toEqual([a.id]);
    expect(await ids("nobody")).toEqual([c.id]);
    expect(await ids("all")).toEqual([a.id, b.id, c.id]);
    const { waiting, data } = await listed(first, "all");
    expect(waiting).toEqual({ all: 3, mine: 1, nobody: 1, oldest: data[0]?.since });
    expect(data.map(({ assigned }) => assigned?.is_you ?? null)).toEqual([true, false, null]);

    // A colleague went home: what they had can be put back, and it is written down whose it was.
    await ask(companies.putBackCompany, { ...of(a.id), token: second.token });
    expect(await ids("nobody")).toEqual([a.id, c.id]);
    const entry = await db
      .selectFrom("audit")
      .select(["action", "details", "admin_id"])
      .where("subject", "like", `Company ${a.id}:%`)
      .orderBy("id", "desc")
      .executeTakeFirst();
    expect(entry).toEqual({
      action: "company put back",
      details: { taken_by: first.id },
      admin_id: second.id,
    });
    expect((await ask(companies.takeCompany, { ...of(999_999), token: first.token })).status).toBe(
      404,
    );
  });

  test("a decision ends the assignment, and what does not wait cannot be taken (W14)", async () => {
    const { id } = await aSubmitted();
    await ask(companies.takeCompany, { ...of(id), token: first.token });
    expect((await review(id, "accept")).body.data).toMatchObject({ assigned: null });
    expect(
      (await ask(companies.takeCompany, { ...of(id), token: first.token })).body,
    ).toMatchObject({ code: "not_waiting" });
  });
});

describe("undoing a decision", () => {
  test("within a minute everything is as before, a seller's login waits again and is signed out, nobody is told (W14)", async () => {
    const seller = await market.aWaitingSeller();
    const { id } = await aSubmitted(seller);
    const before = await read(id);
    const { undo_until } = (await review(id, "accept")).body.data;
    expect(Date.parse(undo_until ?? "") - Date.now()).toBeGreaterThan(50_000);
    const login = () => ask(accounts.login, { body: { email: seller.email, password: PASSWORD } });
    const token = (await login()).body.data ?? "";
    expect((await ask(companies.readCompany, { token })).status).toBe(200);

    const { body } = await undo(id);
    expect(body.data).toEqual({
      ...before,
      assigned: expect.objectContaining({ is_you: true }),
      decided: expect.objectContaining({ what: "company decision undone" }),
    });
    expect((await ask(companies.readCompany, { token })).status).toBe(401);
    expect((await login()).status).toBe(403);
    await publishAll(market);
    expect(await noticesFor(seller)).toEqual([]);
    const actions = await db
      .selectFrom("audit")
      .select("action")
      .where("subject", "like", `Company ${id}:%`)
      .orderBy("id")
      .execute();
    expect(actions.map(({ action }) => action)).toEqual([
      "company paper sent",
      "people read",
      "bank account seen",
      "company accepted",
      "company decision undone",
    ]);
    expect((await undo(id)).body).toMatchObject({ code: "undo_too_late" });
  });

  test.each(["correct", "refuse", "suspend"] as const)(
    "%s can be undone, too, papers and reasons included (W14)",
    async (decision) => {
      const { id, owner } = await aSubmitted();
      const { assigned: _, decided: __, ...before } = await read(id);
      await review(id, decision);
      expect((await undo(id)).body.data).toMatchObject(before);
      await publishAll(market);
      expect(await noticesFor(owner)).toEqual([]);
    },
  );

  test("is for who decided, and not once something was built on it (W14)", async () => {
    const { id, owner } = await aSubmitted();
    await review(id, "correct");
    expect((await undo(id, second)).body).toMatchObject({ code: "undo_not_yours" });
    expect((await read(id, second)).undo_until).toBeNull();
    await sendPaper(owner);
    expect((await undo(id)).body).toMatchObject({ code: "decision_built_on" });
    expect((await undo(999_999)).status).toBe(404);

    const seller = await market.aWaitingSeller();
    const its = await aSubmitted(seller);
    await review(its.id, "accept");
    const { body } = await ask(accounts.login, {
      body: { email: seller.email, password: PASSWORD },
    });
    const products = [aDraft(await aCategory(db))];
    await ask(listings.createLots, { token: body.data ?? "", body: { products } });
    expect((await undo(its.id)).body).toMatchObject({ code: "decision_built_on" });
  });

  test("a second decision tells of the first at once, which cannot be undone any more (W14)", async () => {
    const { id, owner } = await aSubmitted();
    await review(id, "correct");
    await review(id, "accept", second);
    expect(await noticesFor(owner)).toEqual(["company_correction"]);
    expect((await undo(id)).body).toMatchObject({ code: "undo_not_yours" });
    expect((await undo(id, second)).body.data.status).toBe("correction_asked");
    await publishAll(market);
    expect(await noticesFor(owner)).toEqual(["company_correction"]);
  });
});

describe("the minute", () => {
  test("ends to the millisecond: until then undone and untold, from then on told and kept (W14)", async () => {
    for (const [at, status, notices] of [
      [59_999, 200, []],
      [60_000, 409, ["company_accepted"]],
    ] as const) {
      const { id, owner } = await aSubmitted();
      const now = new Date();
      await market.setTime(now);
      await review(id, "accept");
      await market.setTime(new Date(now.getTime() + at));
      const [undone] = await Promise.all([
        undo(id),
        publishDecisions(deps, carryOut),
        publishDecisions(deps, carryOut),
      ]);
      expect(undone.status).toBe(status);
      await publishDecisions(deps, carryOut);
      expect(await noticesFor(owner)).toEqual(notices);
      await market.setTime(null);
    }
  });

  test("who undoes while it ends either undoes it or the person is told, once, on any number of nodes (W14)", async () => {
    await market.openConnections();
    for (let i = 0; i < 12; i++) {
      const { id, owner } = await aSubmitted();
      await review(id, "accept");
      await age(id, 60_000 - i);
      const [undone] = await Promise.all([
        undo(id),
        ...[1, 2, 3].map(() => publishDecisions(deps, carryOut)),
      ]);
      await age(id, 61_000);
      await publishDecisions(deps, carryOut);
      expect(await noticesFor(owner)).toEqual(undone.status === 200 ? [] : ["company_accepted"]);
      expect((await read(id)).status).toBe(undone.status === 200 ? "submitted" : "verified");
    }
  });

  test("survives a restart: its job stands in the database, for when the minute is over (W14)", async () => {
    const { id, owner } = await aSubmitted();
    await review(id, "accept");
    const { rows } = await sql<{ late: number }>`
      select extract(epoch from job.run_at - held.decided_at)::float8 as late
      from graphile_worker.jobs job, held_decisions held
      where job.task_identifier = 'tell-decisions' and held.subject_id = ${id}
      order by job.id desc limit 1`.execute(db);
    expect(rows).toEqual([{ late: 60 }]);
    await age(id, 61_000);
    await publishDecisions(deps, carryOut);
    expect(await noticesFor(owner)).toEqual(["company_accepted"]);
  });

  test("a busy job queue tells late: until then nobody is told, nothing can be undone, and then they are told once (W14)", async () => {
    const { id, owner } = await aSubmitted();
    await review(id, "accept");
    await age(id, 600_000);
    expect((await undo(id)).body).toMatchObject({ code: "undo_too_late" });
    expect((await read(id)).undo_until).toBeNull();
    expect(await noticesFor(owner)).toEqual([]);
    await Promise.all([publishDecisions(deps, carryOut), publishDecisions(deps, carryOut)]);
    expect(await noticesFor(owner)).toEqual(["company_accepted"]);
    expect((await undo(id)).body).toMatchObject({ code: "undo_too_late" });
  });

  test("whose connection dies between taking a decision and publishing it has told nobody: the next one does, once (W14)", async () => {
    const { id, owner } = await aSubmitted();
    await review(id, "accept");
    await age(id, 61_000);
    const waiting = async () =>
      (
        await sql<{ pid: number }>`select pid from pg_locks
          where relation = 'notifications'::regclass and not granted`.execute(db)
      ).rows[0]?.pid;
    await db.transaction().execute(async (tx) => {
      await sql`lock table notifications in access exclusive mode`.execute(tx);
      const publishing = publishDecisions(deps, carryOut);
      await expect.poll(waiting).toBeDefined();
      await sql`select pg_terminate_backend(${await waiting()})`.execute(tx);
      await publishing;
    });
    expect(await noticesFor(owner)).toEqual([]);
    expect((await undo(id)).body).toMatchObject({ code: "undo_too_late" });
    await publishDecisions(deps, carryOut);
    await publishDecisions(deps, carryOut);
    expect(await noticesFor(owner)).toEqual(["company_accepted"]);
  });
});

describe("authorisations", () => {
  const review = (id: number, decision: "accept" | "refuse", { token }: SignedIn = first) =>
    ask(authorisations.reviewAuthorisation, {
      ...of(id),
      token,
      body: { decision, reason: decision === "refuse" ? "The page is cut off" : null },
    });
  const undoIt = (id: number, { token }: SignedIn = first) =>
    ask(authorisations.undoAuthorisation, { ...of(id), token });
  async function aWaiting(kilograms = 10_000) {
    const buyer = await market.aBuyer();
    const id = await authorise(market, await companyOf(market, buyer), buyer.id, { kilograms });
    await db
      .updateTable("authorisations")
      .set({ status: "waiting" })
      .where("id", "=", id)
      .execute();
    return { id, buyer };
  }

  test("are taken, decided, undone and told like companies (W14)", async () => {
    const { id, buyer } = await aWaiting();
    const taken = await ask(authorisations.takeNextAuthorisation, { token: first.token });
    expect(taken.body.data).toEqual({ _id: String(id) });
    expect(
      (await ask(authorisations.takeNextAuthorisation, { token: second.token })).body.data,
    ).toBeNull();
    const decided = await review(id, "refuse");
    expect(decided.body.data).toMatchObject({
      status: "refused",
      undo_until: expect.stringMatching(/Z$/),
    });
    expect((await undoIt(id, second)).body).toMatchObject({ code: "undo_not_yours" });
    expect((await undoIt(id)).body.data).toMatchObject({
      status: "waiting",
      reason: null,
      assigned: { is_you: true },
      undo_until: null,
    });
    await review(id, "accept");
    expect(await noticesFor(buyer)).toEqual([]);
    await publishAll(market);
    expect(await noticesFor(buyer)).toEqual(["authorisation_accepted"]);
  });

  test("a first look is undone, too; the next one goes to another person (W14)", async () => {
    const { id, buyer } = await aWaiting(2_000_000);
    await review(id, "accept");
    expect(
      (await ask(authorisations.takeNextAuthorisation, { token: first.token })).body.data,
    ).toBeNull();
    expect((await undoIt(id)).body.data).toMatchObject({ status: "waiting", first_look: null });
    await review(id, "accept");
    expect((await review(id, "accept", second)).body.data.status).toBe("accepted");
    await publishAll(market);
    expect(await noticesFor(buyer)).toEqual(["authorisation_accepted"]);
  });

  test("a refusal is not undone when another company has sent the number meanwhile (W14)", async () => {
    const { id } = await aWaiting();
    await review(id, "refuse");
    const other = await aWaiting();
    await sql`update authorisations set number = (
        select number from authorisations where id = ${id}) where id = ${other.id}`.execute(db);
    expect((await undoIt(id)).body).toMatchObject({ code: "decision_built_on" });
  });
});

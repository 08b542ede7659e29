import { accounts, type BodyIn, companies, type office } from "@rebale/contract";
import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import { aPdf } from "../../../test/a-pdf.ts";
import { createMarket, type SignedIn } from "../../../test/app.ts";
import { companyOf } from "../../../test/authorised.ts";
import { aPan, PASSWORD } from "../../../test/builders.ts";
import { publishAll, publishDue } from "../../../test/publish-all.ts";

const market = await createMarket();
const { ask, db } = market;
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
  hold = true,
) =>
  ask(companies.reviewCompany, {
    ...of(id),
    token,
    body: {
      decision,
      hold,
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
const lastAudit = (id: number) =>
  db
    .selectFrom("audit")
    .select(["action", "admin_id", "details"])
    .where("company_id", "=", id)
    .orderBy("id", "desc")
    .executeTakeFirst();
/** The decision was made so many milliseconds ago. */
const age = (id: number, milliseconds: number) =>
  sql`update held_decisions set decided_at = clock_timestamp() - ${milliseconds} * interval '1 ms'
    where subject_id = ${id}`.execute(db);
/** Nothing of earlier tests waits. */
const empty = async () => {
  await db.deleteFrom("held_decisions").execute();
  await db.updateTable("companies").set({ status: "verified", assigned_to: null }).execute();
};
/** As the version before held a decision that it had carried out: its notices wait. */
const heldBefore = (id: number, { id: userId }: SignedIn) =>
  sql`insert into held_decisions
      (kind, subject_id, decision, decided_by, decided_at, before, after, notices)
    values ('company', ${id}, 'accept', ${first.id}, market_now(), '{"status": "submitted"}',
      '{"status": "verified"}', ${JSON.stringify([
        { userId, code: "company_accepted", params: { company: "Asha" }, link: "/company" },
      ])})`.execute(db);

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

    // On from one to the next, both together come past all of them. Whose only one it is has none
    // after it: the first took what was nobody's on the way.
    const seen = new Set(taken);
    for (const by of [first, second])
      for (let at: number | null = null, i = 0; i < 12; i++) {
        const one = await next(by, at);
        if (!one) break;
        at = Number(one._id);
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

describe("a decision that is held", () => {
  test("changes and tells nothing before its minute is over, then all of it, once, however many nodes carry it out (W14, issue 45)", async () => {
    await empty();
    const seller = await market.aWaitingSeller();
    const { id } = await aSubmitted(seller);
    const before = await read(id);
    const login = () => ask(accounts.login, { body: { email: seller.email, password: PASSWORD } });

    const { body } = await review(id, "accept");
    expect(Date.parse(body.data.undo_until ?? "") - Date.now()).toBeGreaterThan(50_000);
    expect(body.data).toEqual({
      ...before,
      decided: expect.objectContaining({ what: "company accepted" }),
      undo_until: expect.any(String),
      held: { decision: "accept", by: "Office", until: body.data.undo_until },
    });
    expect((await read(id, second)).undo_until).toBeNull();
    expect((await login()).status).toBe(403);
    const { data, waiting } = await listed(first, "all");
    expect([data, waiting.all, await next(second)]).toEqual([[], 0, null]);
    expect(
      (await ask(companies.takeCompany, { ...of(id), token: second.token })).body,
    ).toMatchObject({ code: "not_waiting" });
    await publishDue(market);
    expect([(await read(id)).status, await noticesFor(seller)]).toEqual(["submitted", []]);

    await age(id, 60_010);
    await market.openConnections();
    await Promise.all([1, 2, 3].map(() => publishDue(market)));
    expect(await read(id)).toMatchObject({
      status: "verified",
      papers: [{ status: "accepted" }],
      held: null,
    });
    expect((await login()).status).toBe(200);
    expect((await noticesFor(seller)).toSorted()).toEqual(["account_active", "company_accepted"]);
    const actions = await db
      .selectFrom("audit")
      .select(["action", "admin_id"])
      .where("action", "in", ["company accepted", "seller activated"])
      .where((eb) => eb.or([eb("company_id", "=", id), eb("user_id", "=", seller.id)]))
      .orderBy("id")
      .execute();
    expect(actions).toEqual(
      ["company accepted", "seller activated"].map((action) => ({ action, admin_id: first.id })),
    );
  });

  test.each(["accept", "correct", "refuse", "suspend"] as const)(
    "%s is undone within its minute by who made it: the company waits again, theirs, and nobody hears of it (W14)",
    async (decision) => {
      const { id, owner } = await aSubmitted();
      const before = await read(id);
      await review(id, decision);
      expect((await undo(id, second)).body).toMatchObject({ code: "undo_not_yours" });
      expect((await undo(id)).body.data).toEqual({
        ...before,
        assigned: expect.objectContaining({ is_you: true }),
        decided: expect.objectContaining({ what: "company decision undone" }),
      });
      await publishAll(market);
      expect([(await read(id)).status, await noticesFor(owner)]).toEqual(["submitted", []]);
      expect((await undo(id)).body).toMatchObject({ code: "undo_too_late" });
      expect((await undo(999_999)).status).toBe(404);
    },
  );

  test("without hold it acts and tells at once, and cannot be undone (W14, issue 45)", async () => {
    const { id, owner } = await aSubmitted();
    const { body } = await review(id, "accept", first, false);
    expect(body.data).toMatchObject({ status: "verified", held: null, undo_until: null });
    expect(await noticesFor(owner)).toEqual(["company_accepted"]);
    expect((await undo(id)).body).toMatchObject({ code: "undo_too_late" });
  });

  test.each([true, false])(
    "is replaced by a second decision, held (%s) or not: of the first nobody is told (W14)",
    async (hold) => {
      const { id, owner } = await aSubmitted();
      await review(id, "correct");
      await review(id, "accept", second, hold);
      expect((await undo(id)).body).toMatchObject({
        code: hold ? "undo_not_yours" : "undo_too_late",
      });
      await publishAll(market);
      expect([(await read(id)).status, await noticesFor(owner)]).toEqual([
        "verified",
        ["company_accepted"],
      ]);
    },
  );

  const lapses = async (id: number, owner: SignedIn, because: string) => {
    await publishAll(market);
    expect(await lastAudit(id)).toEqual({
      action: "company decision lapsed",
      admin_id: first.id,
      details: { lapsed: "accept", because },
    });
    expect([(await read(id)).status, await noticesFor(owner)]).toEqual(["submitted", []]);
    expect((await listed(first, "all")).data.map(({ _id }) => Number(_id))).toEqual([id]);
  };

  test("lapses where the company has sent a paper meanwhile, which nobody has looked at (W14, issue 45)", async () => {
    await empty();
    const { id, owner } = await aSubmitted();
    await review(id, "accept");
    await sendPaper(owner);
    await lapses(id, owner, "decision_not_possible");
  });

  test("lapses where the owner has typed another account meanwhile, which nobody has looked at (W14, issue 45)", async () => {
    await empty();
    const { id, owner } = await aSubmitted();
    await review(id, "accept");
    await db
      .insertInto("account_papers")
      .values({ user_id: owner.id, account_no: "50100099887766" })
      .onConflict((on) => on.column("user_id").doUpdateSet({ account_no: "50100099887766" }))
      .execute();
    await lapses(id, owner, "decision_not_possible");
  });

  test("lapses where who decided has left the office (W13, issue 45)", async () => {
    await empty();
    const { id, owner } = await aSubmitted();
    const leaver = await market.anAdmin("moderator");
    await review(id, "accept", leaver);
    await db.deleteFrom("office_users").where("user_id", "=", leaver.id).execute();
    await publishAll(market);
    expect(await lastAudit(id)).toMatchObject({
      ...{ action: "company decision lapsed", details: { because: "not_allowed" } },
    });
    expect([(await read(id)).status, await noticesFor(owner)]).toEqual(["submitted", []]);
  });

  test("waits for a person again where it was not carried out for five minutes, and the next one replaces it (W14, issue 45)", async () => {
    await empty();
    const { id, owner } = await aSubmitted();
    await review(id, "accept");
    expect((await listed(first, "all")).data).toEqual([]);
    await age(id, 5 * 60_000 + 10);
    expect((await listed(first, "all")).data.map(({ _id }) => Number(_id))).toEqual([id]);
    await review(id, "correct", second, false);
    await publishAll(market);
    expect(await noticesFor(owner)).toEqual(["company_correction"]);
  });

  test("a refusal stands, whatever the company has sent meanwhile (W14, issue 45)", async () => {
    await empty();
    const { id, owner } = await aSubmitted();
    await review(id, "refuse");
    await sendPaper(owner);
    await publishAll(market);
    expect(await noticesFor(owner)).toEqual(["company_refused"]);
  });

  test("lapses where it has become impossible: another company was accepted with this PAN (W14, issue 45)", async () => {
    await empty();
    const { id, owner } = await aSubmitted();
    await review(id, "accept");
    const other = await companyOf(market, await market.aBuyer());
    await sql`update companies set pan_accepted_at = now(),
      pan = (select pan from companies where id = ${id}) where id = ${other}`.execute(db);
    await lapses(id, owner, "pan_taken");
  });
});

describe("what the version before has held", () => {
  test("was carried out and is told when its minute is over, once; it is not undone (W14, issue 45)", async () => {
    const { id, owner } = await aSubmitted();
    await db.updateTable("companies").set({ status: "verified" }).where("id", "=", id).execute();
    await heldBefore(id, owner);
    expect(await read(id)).toMatchObject({ held: null, undo_until: null });
    expect((await undo(id)).body).toMatchObject({ code: "undo_too_late" });
    await publishDue(market);
    expect(await noticesFor(owner)).toEqual([]);
    await age(id, 60_010);
    await Promise.all([publishDue(market), publishDue(market)]);
    expect([(await read(id)).status, await noticesFor(owner)]).toEqual([
      "verified",
      ["company_accepted"],
    ]);
  });

  test("is told at once where a second decision follows, held or not (W14, issue 45)", async () => {
    for (const hold of [true, false]) {
      const { id, owner } = await aSubmitted();
      await heldBefore(id, owner);
      await review(id, "correct", second, hold);
      expect((await noticesFor(owner))[0]).toBe("company_accepted");
      await publishAll(market);
      expect(await noticesFor(owner)).toEqual(["company_accepted", "company_correction"]);
    }
  });

  test("is all that its nodes take away: they fail on what is held now, which has no notices (W14, issue 45)", async () => {
    const { id } = await aSubmitted();
    await review(id, "accept");
    const { rows } = await sql`select before, notices from held_decisions
      where kind = 'company' and subject_id = ${id}`.execute(db);
    expect(rows).toEqual([{ before: null, notices: null }]);
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
      const [undone] = await Promise.all([undo(id), publishDue(market), publishDue(market)]);
      expect(undone.status).toBe(status);
      await publishDue(market);
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
      const [undone] = await Promise.all([undo(id), ...[1, 2, 3].map(() => publishDue(market))]);
      await age(id, 61_000);
      await publishDue(market);
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
    await publishDue(market);
    expect(await noticesFor(owner)).toEqual(["company_accepted"]);
  });

  test("a busy job queue tells late: until then nobody is told, nothing can be undone, and then they are told once (W14)", async () => {
    const { id, owner } = await aSubmitted();
    await review(id, "accept");
    await age(id, 600_000);
    expect((await undo(id)).body).toMatchObject({ code: "undo_too_late" });
    expect((await read(id)).undo_until).toBeNull();
    expect(await noticesFor(owner)).toEqual([]);
    await Promise.all([publishDue(market), publishDue(market)]);
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
      const publishing = publishDue(market);
      await expect.poll(waiting).toBeDefined();
      await sql`select pg_terminate_backend(${await waiting()})`.execute(tx);
      await publishing;
    });
    expect(await noticesFor(owner)).toEqual([]);
    expect((await undo(id)).body).toMatchObject({ code: "undo_too_late" });
    await publishDue(market);
    await publishDue(market);
    expect(await noticesFor(owner)).toEqual(["company_accepted"]);
  });
});

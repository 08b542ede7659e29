import { corrigenda } from "@rebale/contract";
import fc from "fast-check";
import { expect, test } from "vitest";
import { createMarket, type SignedIn } from "../../../../../test/app.ts";
import { beforeClose, closeOfT, sha256, tendersOf } from "../../../../../test/tenders.ts";

const market = await createMarket();
await market.setTime(beforeClose(30));
const seller = await market.aSeller();
const admin = await market.anAdmin();
const t = tendersOf(market, seller, admin);
const BUYERS = 3;
const HOLD = 125_000;

const step = fc.record({
  who: fc.nat(BUYERS - 1),
  what: fc.constantFrom(
    ...["tender", "tender", "tender", "take back", "pause", "resume", "corrigendum", "accept"],
  ),
  /** Few amounts: equal ones are what a tie decides. */
  rupees: fc.integer({ min: 93, max: 97 }),
});
interface Step {
  readonly who: number;
  readonly what: string;
  readonly rupees: number;
}

/** A lot as a pencil would note it. */
class Pencil {
  isPaused = false;
  lines = 0;
  corrigenda = 0;
  readonly standing = new Map<number, { rupees: number; commitment: string; seen: number }>();

  /** Tenders that count: whose company has accepted the lot as it was last changed. */
  counting = () => [...this.standing].filter(([, { seen }]) => seen === this.corrigenda);

  /** Each that stands holds the same, whatever it offers. */
  holds = () => Array.from({ length: BUYERS }, (_, who) => (this.standing.has(who) ? HOLD : 0));

  /** The highest wins, and of equal ones by the seed that was told. */
  winner(seed: string): number | undefined {
    const best = Math.max(...this.counting().map(([, { rupees }]) => rupees));
    const ties = this.counting()
      .filter(([, { rupees }]) => rupees === best)
      .map(([who, { commitment }]) => ({ who, tie: sha256(`${seed}:${commitment}`) }));
    return ties.sort((a, b) => (a.tie < b.tie ? -1 : 1))[0]?.who;
  }
}

async function act(lot: { id: number }, buyers: readonly SignedIn[], note: Pencil, one: Step) {
  const { who, what, rupees } = one;
  const by = buyers[who] as SignedIn;
  if (what === "pause" || what === "resume") {
    const { status } = await t.office(what, lot);
    expect(status === 200).toBe(note.isPaused === (what === "resume"));
    if (status === 200) {
      note.isPaused = what === "pause";
      note.lines++;
    }
  } else if (what === "tender") {
    const { status, body } = await t.tender(lot, by, rupees);
    expect(status === 200).toBe(!note.isPaused);
    if (status !== 200) return;
    note.standing.set(who, {
      ...{ rupees, commitment: body.data.commitment },
      seen: note.corrigenda,
    });
    note.lines++;
  } else if (what === "corrigendum") {
    const body = { quantity: 14_000 + note.corrigenda, reason: "Weighed again" };
    const asked = { params: { id: lot.id }, body, token: admin.token };
    const { status } = await market.ask(corrigenda.publishCorrigendum, asked);
    if (status !== 200) return;
    note.corrigenda++;
    note.lines++;
  } else if (what === "accept") {
    const body = { no: note.corrigenda, answer: "accepted" as const };
    const asked = { params: { product_id: lot.id }, body, token: by.token };
    const { status } = await market.ask(corrigenda.answerCorrigendum, asked);
    const standing = note.standing.get(who);
    if (status === 200 && standing) note.standing.set(who, { ...standing, seen: note.corrigenda });
  } else {
    const { status } = await t.takeBack(lot, by);
    expect(status === 200).toBe(note.standing.delete(who));
    if (status === 200) note.lines++;
  }
}

test("F60 random histories of tenders end as a pencil says: same winner, same holds, same lines", async () => {
  const property = fc.asyncProperty(
    fc.array(step, { minLength: 4, maxLength: 14 }),
    async (steps) => {
      await market.setTime(beforeClose(30));
      const buyers = await Promise.all(Array.from({ length: BUYERS }, () => t.aBuyerWith(200_000)));
      const lot = await t.lotT({ reservePrice: 92 });
      const note = new Pencil();
      for (const one of steps) {
        await act(lot, buyers, note, one);
        const free = await Promise.all(buyers.map((buyer) => t.freeOf(buyer)));
        expect(free.map((rupees) => 200_000 - rupees)).toEqual(note.holds());
      }
      if (note.isPaused) {
        await t.office("resume", lot);
        note.lines++;
      }
      await t.endAt(closeOfT);
      const lines = await t.ledger(lot);
      const tendered = lines.some(({ kind }) => kind === "tender");
      // The opening, what was noted, and after it the bids between `unseal` and `close`.
      expect(lines).toHaveLength(1 + note.lines + (tendered ? 1 + note.counting().length : 0) + 1);
      const seed = lines.find(({ kind }) => kind === "unseal")?.opened ?? "";
      const winner = note.winner(seed);
      const stood = await Promise.all(
        buyers.map(async (buyer) => (await t.details(lot, buyer)).standing),
      );
      expect(stood.indexOf("won")).toBe(winner ?? -1);
    },
  );
  await fc.assert(property, { numRuns: 8, endOnFailure: true });
}, 120_000);

import { authorisations, irregularities, office } from "@rebale/contract";
import { expect, test } from "vitest";
import { createMarket } from "./app.ts";
import { heldUp } from "./held-up.ts";

const market = await createMarket();
const { ask, db } = market;
const { token } = await market.anAdmin();

const settings = {
  "market rules": {
    read: authorisations.marketRules,
    change: authorisations.changeMarketRules,
    fields: { second_look_kg: 700_000, unverified_bid_most: 1500 },
  },
  "irregularity rules": {
    read: irregularities.irregularityRules,
    change: irregularities.changeIrregularityRules,
    fields: { window_days: 30, crowded_least: 9 },
  },
} as const;
const audited = async (action: string) =>
  (await ask(office.audit, { token, query: { action } })).body.data;

test.each(Object.entries(settings))(
  "of two changes of the %s at once, the first held up before it is kept, both count (W17)",
  async (name, { read, change, fields }) => {
    const bodies = Object.entries(fields).map(([field, to]) => ({ [field]: to }));
    const replies = await heldUp(db, "audit", bodies.length, () =>
      Promise.all(bodies.map((body) => ask(change as never, { token, body } as never))),
    );
    expect(replies.map(({ status }) => status)).toEqual([200, 200]);
    expect((await ask(read as never, { token } as never)).body.data).toMatchObject(fields);
    // Each entry notes its own change, and no other.
    const entries = await audited(`${name} changed`);
    expect(entries.map(({ after }) => after)).toEqual(expect.arrayContaining(bodies));
    expect(entries).toHaveLength(2);
    // A change of nothing leaves nothing.
    await ask(change as never, { token, body: bodies[0] } as never);
    expect(await audited(`${name} changed`)).toHaveLength(2);
  },
);

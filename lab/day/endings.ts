import { type Caller, type Client, each, until } from "./client.ts";
import type { DayTrip } from "./lifting.ts";
import type { Sale } from "./trading.ts";

/** Claims, the weight that both accept, who does not pay. */

export async function claim(
  api: Client,
  { id, sale }: DayTrip,
  { what, percent, paper }: { what: string; percent: number; paper: Uint8Array },
): Promise<string> {
  const form = new FormData();
  const fields = {
    trip_id: id,
    what,
    asked_percent: String(percent),
    words: "Found at our bridge",
  };
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  form.append("document", new Blob([paper as BlobPart], { type: "application/pdf" }), "claim.pdf");
  return (await api.must("POST", `/award/${sale.id}/claims`, { by: sale.buyer, body: form }))._id;
}

export const answer = (api: Client, { lot }: Sale, claimId: string, accepted: boolean) =>
  api.must("PATCH", `/claim/${claimId}`, {
    by: lot.seller,
    body: accepted
      ? { answer: "accepted" }
      : { answer: "disputed", reason: "It left with the full weight" },
  });

/** Both say that all is lifted that will be. */
export const sayLifted = (api: Client, sales: readonly Sale[]) =>
  each(sales, async ({ id, buyer, lot }) => {
    for (const by of [lot.seller, buyer])
      await api.must("POST", `/award/${id}/move`, { by, body: { move: "lifted" } });
  });

/** Both accept the weight. */
export const acceptAll = (api: Client, sales: readonly Sale[]) =>
  each(sales, async ({ id, buyer, lot }) => {
    for (const by of [lot.seller, buyer])
      await api.must("POST", `/award/${id}/settlement`, { by, body: { answer: "accepted" } });
  });

export const inState = (api: Client, sales: readonly Sale[], state: string) =>
  until(`${sales.length} sales are ${state}`, async () => {
    const states = await each(sales, ({ id, buyer }) =>
      api.must("GET", `/award/${id}`, { by: buyer }),
    );
    return states.every((sale) => sale.state === state);
  });

/** The office ends a sale that was not paid; the next bidder is asked, and takes it. */
export async function endUnpaid(
  api: Client,
  { id, lot }: Sale,
  { office, bidders }: { office: Caller; bidders: readonly Caller[] },
): Promise<void> {
  const body = { move: "default", reason: "Three reminders, no payment" };
  await api.must("PATCH", `/admin/awards/${id}`, { by: office, body });
  for (const by of bidders) {
    const path = `/auction/counter-offer/${lot.id}`;
    const { status } = await api.call("PATCH", path, { by, body: { answer: "accepted" } });
    if (status === 200) return;
  }
  throw new Error(`Nobody took lot ${lot.id}`);
}

import { type Client, each } from "./client.ts";
import type { Trader } from "./people.ts";
import type { Sale } from "./trading.ts";

/** Buyers say what their GSTR-2Bs show of trucks whose GST is kept. */

/** An invoice with the tax that its buyer's 2B has, in rupees, or the buyer's word for all of it. */
export interface Shown {
  readonly tripId: string;
  readonly said: "all" | "half" | "nothing" | "confirmed";
  readonly cgst: number;
  readonly sgst: number;
  readonly igst: number;
}
/** In turn; each fifth buyer says nothing at all. */
const WORDS = ["all", "half", "nothing", "confirmed", null] as const;

interface Kept {
  readonly hold: { readonly _id: string; readonly trip_id: string };
  readonly supplier: string;
  // As the market tells of it.
  // biome-ignore lint/suspicious/noExplicitAny: replies are read by those who know them
  readonly invoice: any;
}

export async function bring2bs(api: Client, sales: readonly Sale[]): Promise<Shown[]> {
  const kept = sales.filter(({ lot }) => lot.taxHoldDays !== null);
  const byBuyer = [...Map.groupBy(kept, ({ buyer }) => buyer)];
  const told = await each(byBuyer, async ([by, own], i) => {
    const said = WORDS[i % WORDS.length] ?? null;
    if (said === null) return [];
    const all = (await each(own, (sale) => keptOf(api, sale))).flat();
    if (said === "confirmed") {
      for (const { hold } of all) await api.must("POST", `/tax-hold/${hold._id}/confirm`, { by });
      return all.map((one) => shownOf(one, said));
    }
    const shown = all.map((one) => ({ one, shown: shownOf(one, said) }));
    await bring(
      api,
      by,
      shown.map(({ one, shown: { cgst, sgst, igst } }) => ({ ...one, tax: { cgst, sgst, igst } })),
      said === "nothing",
    );
    return shown.map(({ shown: one }) => one);
  });
  return told.flat();
}

async function keptOf(api: Client, { id, buyer: by, lot }: Sale): Promise<Kept[]> {
  const { tax_holds } = await api.must("GET", `/award/${id}`, { by });
  const papers = await api.must("GET", `/award/${id}/invoices`, { by });
  return tax_holds.map((hold: { _id: string; trip_id: string; invoice_id: string }) => ({
    ...{ hold, supplier: lot.seller.gstin },
    invoice: papers.find(({ _id }: { _id: string }) => _id === hold.invoice_id),
  }));
}

const PARTS = { all: 1, half: 0.5, nothing: 0, confirmed: 1 } as const;
function shownOf({ hold, invoice }: Kept, said: Shown["said"]): Shown {
  const of = (rupees: number) => Math.floor(rupees * 100 * PARTS[said] + 1e-6) / 100;
  const tax = { cgst: of(invoice.cgst), sgst: of(invoice.sgst), igst: of(invoice.igst) };
  return { tripId: hold.trip_id, said, ...tax };
}

/** A file of the last paper's month, as the portal gives it. */
async function bring(
  api: Client,
  by: Trader,
  all: readonly (Kept & { readonly tax: object })[],
  isEmpty: boolean,
): Promise<void> {
  const days = all.map(({ invoice }) => invoice.dated as string).sort();
  const [year, month] = (days.at(-1) ?? "").split("-");
  const b2b = all.map(({ supplier, invoice, tax }) => ({
    ctin: supplier,
    inv: [
      {
        ...{ inum: invoice.number, dt: invoice.dated.split("-").reverse().join("-"), rev: "N" },
        ...{ itcavl: "Y", txval: invoice.value, val: invoice.total, ...tax },
      },
    ],
  }));
  const data = {
    ...{ gstin: by.gstin, rtnprd: `${month}${year}`, gendt: `14-${month}-${year}` },
    docdata: { b2b: isEmpty ? [] : b2b },
  };
  const body = new FormData();
  const text = JSON.stringify({ chksum: by.gstin, data });
  body.append("file", new Blob([text], { type: "application/json" }), "R2B.json");
  await api.must("POST", "/gstr2b", { by, body });
}

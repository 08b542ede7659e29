import { type Caller, type Client, each } from "./client.ts";
import { type Month, readBooks } from "./collect-books.ts";
import type { Shown } from "./gst-safe.ts";
import type { CameIn } from "./money.ts";
import type { Trader } from "./people.ts";
import type { Made } from "./recycling.ts";
import type { DayLot } from "./trading.ts";

/** All that the market says of the day, as anybody who may see it is answered. */
export async function collect(
  api: Client,
  told: {
    readonly lots: readonly DayLot[];
    readonly buyers: readonly Trader[];
    readonly sellers: readonly Trader[];
    readonly finance: Caller;
    readonly cameIn: readonly CameIn[];
    readonly made: readonly Made[];
    readonly shown: readonly Shown[];
    readonly months: readonly Month[];
  },
) {
  const { lots, buyers, sellers, finance, cameIn, made, shown, months } = told;
  const ledgers = await each(lots, async ({ seller, ...lot }) => ({
    ...{ ...lot, seller: seller.companyId, sellerState: seller.state },
    ledger: await api.must("GET", `/auction/ledger/${lot.id}`),
  }));
  const ids = new Set(lots.map(({ id }) => id));
  const awards = await each(buyers, async (by) => {
    const own = await api.must("GET", "/award?side=buyer&rows=100", { by });
    const mine = own.filter(({ product_id }: { product_id: string }) => ids.has(product_id));
    return each(mine, async ({ _id: id }: { _id: string }) => {
      const award = await api.must("GET", `/award/${id}`, { by });
      const seller = lots.find((lot) => lot.id === award.product_id)?.seller as Trader;
      return {
        ...{ buyer: by.companyId, buyerState: by.state, award },
        kilograms: await api.must("GET", `/award/${id}/kilograms`, { by: seller }),
        asSeller: await api.must("GET", `/award/${id}`, { by: seller }),
        ofBuyer: await api.must("GET", `/award/${id}/invoices`, { by }),
        invoices: await api.must("GET", `/award/${id}/invoices`, { by: seller }),
        trips: await each(award.trips, (trip: { _id: string }) =>
          api.must("GET", `/trip/${trip._id}`, { by: seller }),
        ),
      };
    });
  });
  const companies = await each([...buyers, ...sellers], async (by) => {
    const statement: object[] = [];
    let closing = 0;
    for (let page = 1, pages = 1; page <= pages; page++) {
      const { body } = await api.call("GET", `/wallet/statement?page=${page}&rows=100`, { by });
      statement.push(...body.data);
      pages = body.totalpage;
      closing = body.closing;
    }
    return {
      ...{ id: by.companyId, name: by.name, state: by.state, gstin: by.gstin, statement, closing },
      ...(await readBooks(api, by, months)),
      wallet: await api.must("GET", "/wallet", { by }),
      withdrawals: await api.must("GET", "/wallet/withdrawals", { by }),
    };
  });
  const trial = await api.must("GET", "/admin/money/trial-balance", { by: finance });
  return { lots: ledgers, sales: awards.flat(), companies, trial, cameIn, made, shown };
}

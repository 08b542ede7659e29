import type { ToCollect, TruckToday } from "@rebale/contract/lifting/dashboards";
import { api } from "../../../lib/api/browser.ts";
import { lifting } from "../../../lib/api/operations.ts";

/** Goods that move today. The dashboard can do without them, and says so. */
export type Goods =
  | { readonly who: "seller"; readonly trucks: readonly TruckToday[] }
  | { readonly who: "buyer"; readonly lots: readonly ToCollect[] }
  | { readonly who: "nobody"; readonly failure: unknown };

export const readGoods = (seller: boolean): Promise<Goods> =>
  (seller ? readTrucks() : readLots()).catch((failure: unknown) => ({ who: "nobody", failure }));

const readTrucks = async (): Promise<Goods> => ({
  who: "seller",
  trucks: (await api.call(lifting.trucksToday)).data,
});
const readLots = async (): Promise<Goods> => ({
  who: "buyer",
  lots: (await api.call(lifting.toCollect)).data,
});

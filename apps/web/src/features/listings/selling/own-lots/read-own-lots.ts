import type { BodyIn } from "@rebale/contract";
import type { myLots } from "@rebale/contract/listings";
import { api } from "../../../../lib/api/browser.ts";
import { listings } from "../../../../lib/api/operations.ts";
import { pageOf } from "../../../../ui/tabs/pager.tsx";
import type { OwnLotsPage } from "./own-lots.tsx";

type Asked = NonNullable<BodyIn<typeof myLots>>;
type Filter = Asked["filter"];
/** A dashboard figure's filter: the server says what is wrong with it. */
export type Behind = Pick<Asked, "state" | "material" | "from" | "to">;

export function readBehind(given: URLSearchParams): Behind {
  const names = ["state", "material", "from", "to"] as const;
  return Object.fromEntries(
    names.flatMap((name) => (given.get(name) ? [[name, given.get(name)]] : [])),
  );
}

export async function readOwnLots(url: string, filter?: Filter, rows = 12): Promise<OwnLotsPage> {
  const page = pageOf(url);
  const { data, totalpage, server_time } = await api.call(listings.myLots, {
    body: { page, rows, filter, order: "waiting", ...readBehind(new URL(url).searchParams) },
  });
  return { data, totalpage, server_time, page };
}

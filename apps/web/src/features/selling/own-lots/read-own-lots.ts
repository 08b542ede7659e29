import { api } from "../../../lib/api/browser.ts";
import { listings } from "../../../lib/api/operations.ts";
import { pageOf } from "../../../ui/pager.tsx";
import type { OwnLotsPage } from "./own-lots.tsx";

export async function readOwnLots(
  url: string,
  filter?: "approved" | "expired" | "pending",
  rows = 12,
): Promise<OwnLotsPage> {
  const page = pageOf(url);
  const { data, totalpage, server_time } = await api.call(listings.myLots, {
    body: { page, rows, filter },
  });
  return { data, totalpage, server_time, page };
}

import type { companies } from "@rebale/contract";
import type { SiteRow } from "./sites.store.ts";

export const presentSite = ({ id, state, ...site }: SiteRow): companies.Site => ({
  ...site,
  _id: String(id),
  state: state as companies.Site["state"],
});

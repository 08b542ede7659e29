import type { companies } from "@rebale/contract";
import type { SiteRow } from "./sites.store.ts";

export const presentSite = ({ id, state, sez, ...site }: SiteRow): companies.Site => ({
  ...site,
  sez: sez as companies.Site["sez"],
  _id: String(id),
  state: state as companies.Site["state"],
});

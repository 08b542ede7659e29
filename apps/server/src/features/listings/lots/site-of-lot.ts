import type { Place } from "../office/review.store.ts";

/** A lot at a site lies where the site does, whatever else was typed. */
export function placeOf(
  sites: ReadonlyMap<number, Place>,
  { site_id }: { readonly site_id: number | null },
): Place | Record<never, never> {
  const site = site_id === null ? undefined : sites.get(site_id);
  return site ? { state: site.state, city: site.city, pincode: site.pincode } : {};
}

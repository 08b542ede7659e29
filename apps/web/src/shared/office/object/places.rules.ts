import type { FoundKind } from "@rebale/contract/office/object-kinds";

/** Where the office shows one of each. */
const places: Readonly<Record<FoundKind, (id: string) => string>> = {
  company: (id) => `/admin/company/${id}`,
  user: (id) => `/admin/user/${id}`,
  lot: (id) => `/admin/lot/${id}`,
  award: (id) => `/admin/award/${id}`,
  authorisation: (id) => `/admin/authorisations/${id}`,
  contact_query: (id) => `/admin/contact-queries?stage=all&open=${id}`,
  service_request: (id) => `/admin/service-requests?stage=all&open=${id}`,
  event: (id) => `/admin/events?open=${id}`,
};

export const placeOf = (kind: FoundKind, id: string): string => places[kind](id);

/** Where the office decides on what waits: a part of its page. */
export const reviewOf = (kind: "company", id: string): string => `${placeOf(kind, id)}?part=review`;

/** The same, from its address of before: `/admin/companies/7?page=2`. */
export function placeOfOldReview({ pathname, searchParams }: URL): string {
  const [, , , id = ""] = pathname.split("/");
  const kept = new URLSearchParams(searchParams);
  kept.delete("part");
  const place = reviewOf("company", id);
  return kept.size > 0 ? `${place}&${kept}` : place;
}

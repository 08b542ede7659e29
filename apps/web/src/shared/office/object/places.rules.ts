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
  receipt: (id) => `/admin/money?state=all&open=${id}`,
  event: (id) => `/admin/events?open=${id}`,
};

export const placeOf = (kind: FoundKind, id: string): string => places[kind](id);

/** The part of its page that has what was looked for. */
export const partOf = (kind: FoundKind, id: string, part: string | null): string =>
  part === null ? placeOf(kind, id) : `${placeOf(kind, id)}?part=${part}`;

/** Where the office decides on what waits: a part of its page. */
export const reviewOf = (kind: "company" | "lot", id: string): string =>
  `${placeOf(kind, id)}?part=review`;

const withQuery = (place: string, query: URLSearchParams): string =>
  query.size > 0 ? `${place}${place.includes("?") ? "&" : "?"}${query}` : place;

/** The same, from its address of before: `/admin/companies/7?page=2`, `/admin/products/7`. */
export function placeOfOldReview({ pathname, searchParams }: URL): string {
  const [, , list, id = ""] = pathname.split("/");
  const kept = new URLSearchParams(searchParams);
  kept.delete("part");
  return withQuery(reviewOf(list === "companies" ? "company" : "lot", id), kept);
}

/** A lot's page, from its address of before: `/admin/products?status=all&open=7`. */
export function placeOfOldPanel(id: string, address: URLSearchParams): string {
  const kept = new URLSearchParams(address);
  // The list's pages are not those of the lot's bidders.
  for (const name of ["open", "page", "rows"]) kept.delete(name);
  return withQuery(placeOf("lot", id), kept);
}

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

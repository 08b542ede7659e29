import { authorisations, companies, listings } from "../../../lib/api/office-operations.ts";
import { placeOf, reviewOf } from "../object/places.rules.ts";
import { api } from "../session/office-api.ts";

/** The office's queues: what is done with one of each, and where it is decided. */
export const queues = {
  companies: {
    may: "companies.review",
    place: (id: string) => reviewOf("company", id),
    next: (after: string | null) => api.call(companies.takeNextCompany, { body: { after } }),
    take: (id: string) => api.call(companies.takeCompany, { params: { id } }),
    putBack: (id: string) => api.call(companies.putBackCompany, { params: { id } }),
    undo: (id: string) => api.call(companies.undoCompanyReview, { params: { id } }),
  },
  authorisations: {
    may: "authorisations.review",
    place: (id: string) => placeOf("authorisation", id),
    next: (after: string | null) =>
      api.call(authorisations.takeNextAuthorisation, { body: { after } }),
    take: (id: string) => api.call(authorisations.takeAuthorisation, { params: { id } }),
    putBack: (id: string) => api.call(authorisations.putBackAuthorisation, { params: { id } }),
    undo: (id: string) => api.call(authorisations.undoAuthorisation, { params: { id } }),
  },
  products: {
    may: "lots.review",
    place: (id: string) => reviewOf("lot", id),
    next: (after: string | null) => api.call(listings.takeNextLot, { body: { after } }),
    take: (id: string) => api.call(listings.takeLot, { params: { id } }),
    putBack: (id: string) => api.call(listings.putBackLot, { params: { id } }),
    undo: (id: string) => api.call(listings.undoLotReview, { params: { id } }),
  },
} as const;
export type QueueName = keyof typeof queues;

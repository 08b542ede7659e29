declare module "virtual:*operations" {
  export const accounts: unknown;
  export const auctions: unknown;
  export const authorisations: unknown;
  export const companies: unknown;
  export const content: unknown;
  export const events: unknown;
  export const figures: unknown;
  export const irregularities: unknown;
  export const listings: unknown;
  export const office: unknown;
  export const personalData: unknown;
  export const priceBoard: unknown;
  export const savedSearches: unknown;
  export const watchlist: unknown;
}

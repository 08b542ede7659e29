export interface CategoryFields extends Record<string, unknown> {
  title: string;
  /** Empty for none. */
  title_hi: string;
  url: string;
  icon: string;
  /** `key` is for React alone. */
  /** Empty for none. */
  requires_authorisation: string;
  sub_category: {
    url: string;
    title: string;
    title_hi: string;
    requires_authorisation: string;
    /** Empty for none; `BY_TITLE` leaves it to the title. */
    material: string;
    key: string;
  }[];
}

export const BY_TITLE = "by-title";

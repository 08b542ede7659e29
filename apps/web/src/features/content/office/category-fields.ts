export interface CategoryFields extends Record<string, unknown> {
  title: string;
  url: string;
  icon: string;
  /** `key` is for React alone. */
  /** Empty for none. */
  requires_authorisation: string;
  sub_category: {
    url: string;
    title: string;
    requires_authorisation: string;
    /** Empty for none; `BY_TITLE` leaves it to the title. */
    material: string;
    key: string;
  }[];
}

export const BY_TITLE = "by-title";

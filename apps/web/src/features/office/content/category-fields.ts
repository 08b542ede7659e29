export interface CategoryFields extends Record<string, unknown> {
  title: string;
  url: string;
  icon: string;
  /** `key` is for React alone. */
  sub_category: { url: string; title: string; key: string }[];
}

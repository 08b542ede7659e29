import { t } from "ttag";

/** A filter as its label reads, for what is said of it away from its field. */
export const fieldNames: Readonly<Record<string, string>> = {
  q: t`Search`,
  category: t`Category`,
  sub_category: t`Kind`,
  status: t`Status`,
  state: t`State`,
  material: t`Material`,
  min_price: t`Price from`,
  max_price: t`Price to`,
  min_rate: t`₹ per kg from`,
  max_rate: t`₹ per kg to`,
  min_quantity: t`Quantity from`,
  max_quantity: t`Quantity to`,
  unit: t`Unit`,
  ends_within: t`Ends within`,
  may_bid: t`Lots I may bid on`,
  near: t`Near me`,
  within: t`Distance`,
  sort: t`Sort`,
};

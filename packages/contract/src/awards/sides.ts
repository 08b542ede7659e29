import { IdOut } from "../values/fields.ts";

/** Whose page each side of a sale has in the office. */
export const SIDES = {
  buyer_user_id: IdOut,
  buyer_company_id: IdOut.nullable(),
  seller_user_id: IdOut,
  seller_company_id: IdOut.nullable(),
};

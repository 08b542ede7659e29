import type { accounts } from "@rebale/contract";
import type { UserRow } from "./profile.store.ts";

/** An account as its owner sees it, in the specification's names (S3.9). */
export const presentUser = (row: UserRow): accounts.User => ({
  _id: String(row.id),
  id: String(row.id),
  name: row.name,
  business_name: row.business_name,
  email: row.email,
  email_confirmed: row.email_verified_at !== null,
  contact: { country_code: "+91", mobile: row.mobile, whatsapp: row.whatsapp },
  address: { address: row.address, city: row.city, state: row.state, pincode: row.pincode },
  profile_image: row.profile_image,
  documents: {
    pancard: { image: row.pan_image, number: row.pan_number },
    bank: {
      bank_name: row.bank_name,
      branch_name: row.branch_name,
      account_no: row.account_no,
      ifsc: row.ifsc,
    },
    incorporation_certificate: {
      image: row.incorporation_image,
      date_of_incorporation: row.incorporated_on,
    },
    gst_certificate: { image: row.gst_image, number: row.gst_number },
  },
  login_type: { role: "User", isBuyer: row.type === "buyer", isSeller: row.type === "seller" },
  is_active: row.status === "active",
  created_at: row.created_at.toISOString(),
});

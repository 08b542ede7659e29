import type { BodyIn, Complaint } from "@rebale/contract";
import type { register, User, updateProfile } from "@rebale/contract/accounts";
import { fileFault } from "../../lib/forms/file-faults.rules.ts";
import { formMessages } from "../../lib/language/form-messages.ts";
import { isPhone } from "../../shared/sign-in/digits.rules.ts";

/**
 * The fields of the two registration forms, shaped like the call, so that the server's complaints
 * find them.
 */
export interface RegistrationForm {
  name: string;
  business_name: string;
  email: string;
  password: string;
  contact: { mobile: string; whatsapp: string };
  address: { address: string; city: string; state: string; pincode: string };
  documents: {
    pancard: { number: string };
    bank: { bank_name: string; branch_name: string; account_no: string; ifsc: string };
    incorporation_certificate: { date_of_incorporation: string };
    gst_certificate: { number: string };
  };
}

export const emptyForm: RegistrationForm = {
  name: "",
  business_name: "",
  email: "",
  password: "",
  contact: { mobile: "", whatsapp: "" },
  address: { address: "", city: "", state: "", pincode: "" },
  documents: {
    pancard: { number: "" },
    bank: { bank_name: "", branch_name: "", account_no: "", ifsc: "" },
    incorporation_certificate: { date_of_incorporation: "" },
    gst_certificate: { number: "" },
  },
};

/** S5.3: after uppercasing 5 letters, 4 digits, 1 letter. */
export const isPan = (text: string) => /^[A-Z]{5}\d{4}[A-Z]$/.test(text.trim().toUpperCase());

/** S5.2, in the order of the fields; each complaint is a toast of its own. */
export function sellerStepOneComplaints({
  name,
  business_name,
  email,
  contact,
  password,
  address,
}: RegistrationForm): Complaint[] {
  const checks: [path: string, right: boolean, msg: string][] = [
    ["name", name.trim() !== "", formMessages.nameRequired],
    ["business_name", business_name.trim() !== "", formMessages.businessNameRequired],
    ["email", email.trim() !== "", formMessages.emailRequired],
    ["contact.mobile", isPhone(contact.mobile), formMessages.mobileRequired],
    ["password", password !== "", formMessages.passwordRequired],
    ["password", password === "" || password.length >= 8, formMessages.passwordShort],
    [
      "address.pincode",
      address.pincode === "" || /^\d{6}$/.test(address.pincode),
      formMessages.pincodeDigits,
    ],
  ];
  return checks.flatMap(([path, right, msg]) => (right ? [] : [{ path, msg }]));
}

/** The call's body. No password is ever sent for a buyer, and never a second copy of a seller's. */
export function toRegistration(
  form: RegistrationForm,
  type: "buyer" | "seller",
): BodyIn<typeof register> {
  const { password, documents, contact, ...rest } = form;
  return {
    ...rest,
    ...(type === "seller" && { password }),
    contact: { country_code: "+91", ...contact },
    documents: { ...documents, pancard: { number: documents.pancard.number.trim().toUpperCase() } },
    login_type: { role: "User", isBuyer: type === "buyer", isSeller: type === "seller" },
  };
}

/** S5.5: `location.state` is shown beside the state. */
export const errorsByField = (complaints: readonly Complaint[]): Record<string, string> =>
  Object.fromEntries(
    // The first of each field stands: it is written last.
    [...complaints]
      .reverse()
      .map(({ path, msg }) => [path === "location.state" ? "address.state" : path, msg]),
  );

/** Which half of the form has to be looked at first. */
export const halfOf = (complaints: readonly Complaint[]): "personal" | "document" =>
  complaints.length > 0 && complaints.every(({ path }) => path.startsWith("documents"))
    ? "document"
    : "personal";

/** The four files of S7.11. */
export interface RegistrationFiles {
  panimage: File | null;
  profile_image: File | null;
  doi: File | null;
  gst_image: File | null;
}
export const noFiles: RegistrationFiles = {
  panimage: null,
  profile_image: null,
  doi: null,
  gst_image: null,
};
export const hasFiles = (files: Partial<RegistrationFiles>) => Object.values(files).some(Boolean);

/** Known before it is sent, so that nobody waits for an upload that will be refused. */
export const fileComplaint = (file: File | null, what: "document" | "picture"): string | null =>
  file && fileFault(file, what);

/**
 * The fields a member may change (S7.9); the call takes no null, so empty text stands for one not
 * given.
 */
export const profileForm = ({ name, business_name, contact, address }: User) => ({
  name,
  business_name: business_name ?? "",
  whatsapp: contact.whatsapp ?? "",
  address: address.address ?? "",
  city: address.city ?? "",
  state: (address.state ?? "") as NonNullable<BodyIn<typeof updateProfile>["state"]>,
  pincode: address.pincode ?? "",
});

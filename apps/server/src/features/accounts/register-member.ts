import type { accounts, Body, Language } from "@rebale/contract";
import type { Tx } from "../../platform/db.ts";
import { Problem } from "../../platform/problem.ts";
import { letter, queueMessages } from "../messages/index.ts";
import type { AccountDeps } from "./account-deps.ts";
import { addUser, takenField } from "./accounts.store.ts";
import { findBank } from "./bank/find-bank.ts";
import { agreeToAll } from "./consents/consents.store.ts";
import { enterCompany } from "./membership/enter-company.ts";
import { takeInvitation, takeInvitationLink } from "./membership/take-invitation.ts";
import { hashPassword } from "./passwords.ts";
import { openSession } from "./sessions/open-session.ts";
import { type SignedFrom, takeRegistration } from "./sessions/sessions.store.ts";

type Registration = Body<typeof accounts.register> & { readonly language: Language };
interface Registrant {
  readonly mobile: string;
  readonly tokenHash: Buffer;
}

/**
 * Registers the holder of a proven phone, with their company: a buyer is signed in, a seller is
 * pending activation and may upload documents.
 */
export async function registerMember(
  { db, clock, bus, config }: AccountDeps,
  registrant: Registrant,
  form: Registration,
  from: SignedFrom,
) {
  if (form.contact.mobile !== registrant.mobile)
    throw new Problem("phone_not_proven", { path: "contact.mobile" });
  const type = form.login_type.isSeller ? "seller" : "buyer";
  const { bank_name, ifsc } = form.documents.bank;
  const bankName = bank_name ?? (ifsc && (await findBank(ifsc)).name);
  const passwordHash =
    type === "seller" && form.password ? await hashPassword(form.password) : null;
  try {
    return await db.transaction().execute(async (tx) => {
      const now = clock.now();
      const proven = await takeRegistration(tx, registrant.tokenHash, now);
      if (!proven) throw new Problem("phone_not_proven", { path: "contact.mobile" });
      const { id } = await addUser(tx, {
        ...toUser(form),
        bank_name: bankName,
        type,
        status: type === "seller" ? "waiting" : "active",
        password_hash: passwordHash,
      });
      await joinOrEnter(tx, form, { userId: id, name: form.name, home: config.home, now });
      await agreeToAll(tx, id, { at: now, givenAt: "registration", address: from.address });
      if (type === "seller" && form.email)
        await queueMessages(tx, [awaitingMail(form.email, form.name, form.language)]);
      return {
        id,
        type,
        session: await openSession(
          tx,
          type === "seller" ? "upload" : "buyer",
          { userId: id, from },
          now,
        ),
      } as const;
    });
  } catch (error) {
    const taken = takenField(error);
    if (taken === "mobile") throw new Problem("already_registered", { path: "contact.mobile" });
    if (taken === "email") throw new Problem("email_taken", { path: "email" });
    throw error;
  } finally {
    bus.publish("session", { tokenHash: registrant.tokenHash.toString("base64url") });
  }
}

/** Into the company that invited the phone or the link; else into an own one, by its PAN. */
async function joinOrEnter(
  tx: Tx,
  form: Registration,
  member: { userId: number; name: string; home: string; now: Date },
): Promise<void> {
  if (form.invitation) return takeInvitationLink(tx, form.invitation, member);
  const byPhone = { mobile: form.contact.mobile };
  if ((await takeInvitation(tx, byPhone, member)) === "seated") return;
  await enterCompany(tx, member.home, {
    userId: member.userId,
    name: member.name,
    companyName: form.business_name ?? form.name,
    pan: form.documents.pancard.number,
  });
}

const awaiting: Record<Language, { subject: string; text: string }> = {
  en: {
    subject: "Your seller account awaits activation",
    text: "Thank you for registering with Rebale. Our team is checking your details. You will get an email as soon as your account is activated; then you can log in.",
  },
  hi: {
    subject: "आपका विक्रेता खाता चालू होना बाक़ी है",
    text: "Rebale पर खाता बनाने के लिए धन्यवाद। हमारी टीम आपकी जानकारी जाँच रही है। खाता चालू होते ही ईमेल आएगा; तब आप लॉगिन कर सकेंगे।",
  },
};
const awaitingMail = (email: string, name: string, language: Language) => ({
  channel: "mail" as const,
  recipient: email,
  subject: awaiting[language].subject,
  body: letter(language, { name, text: awaiting[language].text }),
});

const toUser = ({
  name,
  business_name,
  email,
  contact,
  address,
  documents,
  language,
}: Registration) => ({
  name,
  language,
  business_name,
  email,
  mobile: contact.mobile,
  whatsapp: contact.whatsapp,
  address: address.address,
  city: address.city,
  state: address.state || null,
  pincode: address.pincode,
  pan_number: documents.pancard.number,
  branch_name: documents.bank.branch_name,
  account_no: documents.bank.account_no,
  ifsc: documents.bank.ifsc,
  incorporated_on: documents.incorporation_certificate.date_of_incorporation,
  gst_number: documents.gst_certificate.number,
});

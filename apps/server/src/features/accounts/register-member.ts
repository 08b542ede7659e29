import type { accounts, Body, Language } from "@rebale/contract";
import type { Tx } from "../../platform/db/db.ts";
import { Problem } from "../../platform/http/problems/problem.ts";
import { letter, type NewMessage, queueMessages } from "../notifications/index.ts";
import type { AccountDeps } from "./account-deps.ts";
import { addUser, isPhoneTaken, listByEmail, lockEmail } from "./accounts.store.ts";
import { findBank } from "./bank/find-bank.ts";
import { agreeToAll } from "./consents/consents.store.ts";
import { newProof, proofText } from "./email/prove-email.ts";
import { enterCompany } from "./membership/enter-company.ts";
import { readInvitationLink, takeInvitationLink } from "./membership/take-invitation.ts";
import { hashPassword, passwordMatches } from "./passwords.ts";
import { createSession } from "./sessions/create-session.ts";
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
  deps: AccountDeps,
  registrant: Registrant,
  form: Registration,
  from: SignedFrom,
) {
  const { db, clock, bus, config } = deps;
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
      if (form.email) await refuseTaken(deps, tx, form.email, { type, form, from });
      const { id } = await addUser(tx, {
        ...toUser(form),
        bank_name: bankName,
        type,
        status: type === "seller" ? "waiting" : "active",
        password_hash: passwordHash,
      });
      await joinOrEnter(tx, form, { userId: id, name: form.name, home: config.home, now });
      await agreeToAll(tx, id, { at: now, givenAt: "registration", address: from.address });
      if (form.email)
        await queueMessages(tx, [await welcomeMail(tx, deps, { id, type, form, now })]);
      return {
        id,
        type,
        session: await createSession(
          tx,
          type === "seller" ? "upload" : "buyer",
          { userId: id, from },
          now,
        ),
      } as const;
    });
  } catch (error) {
    if (isPhoneTaken(error)) throw new Problem("already_registered", { path: "contact.mobile" });
    throw error;
  } finally {
    bus.publish("session", { tokenHash: registrant.tokenHash.toString("base64url") });
  }
}

/**
 * An address that is proven is its holder's. One that others only typed keeps nobody out; but with
 * the same password it is the same person once more, and a sign-in could not tell the two apart.
 * @throws Problem email_taken, too_many_requests
 */
async function refuseTaken(
  { limits }: AccountDeps,
  tx: Tx,
  email: string,
  { type, form, from }: { type: "buyer" | "seller"; form: Registration; from: SignedFrom },
): Promise<void> {
  await lockEmail(tx, email);
  const holders = await listByEmail(tx, email);
  const taken = new Problem("email_taken", { path: "email" });
  if (holders.some(({ email_verified_at }) => email_verified_at)) throw taken;
  const sellers = holders.filter((holder) => holder.type === "seller");
  if (type === "buyer" || sellers.length === 0) return;
  const isKnown = async () => {
    for (const { password_hash } of sellers)
      if (await passwordMatches(password_hash, form.password ?? "")) return true;
    return false;
  };
  // It tells whether a password is right: each try counts.
  const known = `registrant ${form.contact.mobile}`;
  const by = { address: from.address, account: "password", known };
  if (await limits.attempt(by, isKnown, () => false)) throw taken;
}

/**
 * Into the company whose link they registered with; who typed a PAN of their own has an own one,
 * and whatever else is offered to them waits for their answer.
 */
async function joinOrEnter(
  tx: Tx,
  form: Registration,
  member: { userId: number; name: string; home: string; now: Date },
): Promise<void> {
  const pan = form.documents.pancard.number;
  if (form.invitation) {
    const offered = await readInvitationLink(tx, form.invitation, member.now);
    const isTheirPan = pan === offered.pan && offered.pan_accepted_at !== null;
    if (isTheirPan || (pan === null && !form.business_name))
      return takeInvitationLink(tx, form.invitation, member);
  }
  await enterCompany(tx, member.home, {
    userId: member.userId,
    name: member.name,
    companyName: form.business_name ?? form.name,
    pan,
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

/** With a link that proves the address: until then it is a note. */
async function welcomeMail(
  tx: Tx,
  { config }: AccountDeps,
  member: { id: number; type: "buyer" | "seller"; form: Registration; now: Date },
): Promise<NewMessage> {
  const { id: userId, type, form, now } = member;
  const { name, language } = form;
  const email = form.email ?? "";
  const { link, secret } = await newProof(tx, config.home, { userId, email, now });
  const words = proofText[language];
  const { subject, lead } =
    type === "seller"
      ? { subject: awaiting[language].subject, lead: `${awaiting[language].text}\n\n` }
      : { subject: words.subject, lead: "" };
  const body = letter(language, { name, text: `${lead}${words.text(link)}` });
  return { userId, channel: "mail", recipient: email, subject, body, secret };
}

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

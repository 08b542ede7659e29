import type { Body, content } from "@rebale/contract";
import type { Tx } from "../../platform/db/db.ts";
import type { Deps } from "../../platform/deps.ts";
import { findOfficeAddress } from "../content/index.ts";
import { queueMessages } from "../notifications/index.ts";
import { addContactQuery, addServiceRequest } from "./received.store.ts";

type EnquiryDeps = Pick<Deps, "db" | "config">;

async function mailOffice(
  tx: Tx,
  config: EnquiryDeps["config"],
  subject: string,
  body: string,
): Promise<void> {
  const recipient = (await findOfficeAddress(tx)) ?? config.ADMIN_EMAIL;
  if (recipient) await queueMessages(tx, [{ channel: "mail", recipient, subject, body }]);
}

/** Keeps a visitor's question and sends it on to the office. */
export function receiveContactQuery(
  { db, config }: EnquiryDeps,
  query: Body<typeof content.contactQuery>,
): Promise<void> {
  return db.transaction().execute(async (tx) => {
    await addContactQuery(tx, query);
    await mailOffice(
      tx,
      config,
      `Question from ${query.name}`,
      `${query.message}\n\n${query.name}\n${query.email}\n+91 ${query.mobile}`,
    );
  });
}

/** Keeps an enquiry under a reference that the office and the sender both get. */
export function receiveServiceRequest(
  { db, config }: EnquiryDeps,
  request: Body<typeof content.serviceRequest>,
): Promise<string> {
  return db.transaction().execute(async (tx) => {
    const reference = await addServiceRequest(tx, request);
    const { service, name, organisation, email, mobile, city, state, message } = request;
    await mailOffice(
      tx,
      config,
      `${reference}: ${service}, ${organisation}`,
      `${message}\n\n${name}, ${organisation}\n${city}, ${state}\n${email}\n+91 ${mobile}`,
    );
    // Nothing the sender typed goes out in it: the address may be somebody else's.
    await queueMessages(tx, [
      {
        channel: "mail",
        recipient: email,
        subject: `Your enquiry ${reference}`,
        body: `Hello,\n\nThank you for your enquiry to Rebale (${service}). Its reference is ${reference}. We will write to you within one working day.\n\nRebale`,
      },
    ]);
    return reference;
  });
}

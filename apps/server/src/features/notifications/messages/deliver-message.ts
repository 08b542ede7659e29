import { inRelaxedTransaction, type Tx } from "../../../platform/db/db.ts";
import type { Deps } from "../../../platform/deps.ts";
import { type MailGateway, smtpMail } from "../../../platform/mail/mail.ts";
import { httpSms, httpWhatsapp, type TextGateway } from "../../../platform/mail/sms.ts";
import {
  goesInAnyCase,
  mayGoBySms,
  type SmsTemplate,
} from "../../../platform/mail/sms-templates.ts";
import { messagesDelivered } from "../../../platform/metrics.ts";
import { pushKeys } from "../push/push-keys.ts";
import { type PushGateway, webPush } from "../push/send-push.ts";
import { letter } from "../wording/letter.ts";
import {
  type ClaimedMessage,
  claimMessage,
  findMailInstead,
  recordDelivery,
} from "./delivery.store.ts";
import {
  afterFailure,
  type Delivery,
  MAX_ATTEMPTS,
  type NewMessage,
  textForOffice,
  textForReader,
} from "./messages.rules.ts";
import { queueMessages } from "./messages.store.ts";

export interface Gateways {
  readonly mail: MailGateway;
  readonly sms: TextGateway;
  readonly whatsapp: TextGateway;
  readonly push: PushGateway;
}

export const createGateways = (deps: Deps): Gateways => ({
  mail: smtpMail(deps.config),
  sms: httpSms(deps.config),
  whatsapp: httpWhatsapp(deps.config),
  push: webPush(deps, pushKeys(deps)),
});

/** Milliseconds; well below the lease of a claimed message. */
const TIMEOUT_MS = 20_000;

/**
 * Delivers one message, once; after a crash between sending and recording, once more under the same
 * reference. In the demo mail and texts are only shown; push needs no account of ours and reaches
 * only who asked for it. A failure is written down and thrown, so that the job tries again; what
 * WhatsApp did not take goes by SMS at once, for it is news that passes.
 */
export async function deliverMessage(
  { db, config, clock }: Deps,
  gateways: Gateways,
  messageId: number,
): Promise<void> {
  const message = await inRelaxedTransaction(db, (tx) => claimMessage(tx, messageId));
  if (!message) return;
  // No transaction is open here: the network may take as long as it likes.
  const outcome = whyNotSent(config, message) ?? (await attempt(gateways, message));
  const shown = outcome.status === "sent" ? textForOffice(message, false) : undefined;
  await inRelaxedTransaction(db, async (tx) => {
    const ending = { body: shown, keepsSecret: config.demo };
    const isOurs = await recordDelivery(tx, message, outcome, clock.now(), ending);
    if (isOurs && "lastError" in outcome && outcome.status !== "waiting")
      await sendInstead(tx, message, outcome);
  });
  messagesDelivered.inc({ channel: message.channel, status: outcome.status });
  // Not the gateway's own words: they may name the recipient, and this one goes to the log.
  if (outcome.status === "waiting")
    throw new Error(`Message ${messageId} could not be delivered yet`);
}

const NOT_REGISTERED = "This text has no registration (DLT) yet: it goes by mail, not by SMS";
const NO_TEMPLATE = "This text has no name in WHATSAPP_TEMPLATES yet: it goes by SMS";
const STOPPED = "This number has answered STOP";

/** Messages shown and not sent: in the demo all but push; operators drop unregistered ones. */
function whyNotSent(
  { demo, smsTemplates, whatsappTemplates }: Deps["config"],
  { channel, template, has_stopped }: ClaimedMessage,
): Delivery | undefined {
  const shown = (lastError: string) => ({ status: "shown", lastError }) as const;
  if (has_stopped && !goesInAnyCase(template)) return shown(STOPPED);
  if (demo) return channel === "push" ? undefined : { status: "shown" };
  if (template === null) return undefined;
  if (channel === "sms" && !mayGoBySms(smsTemplates, template)) return shown(NOT_REGISTERED);
  if (channel === "whatsapp" && !whatsappTemplates.has(template)) return shown(NO_TEMPLATE);
  return undefined;
}

/** A failed WhatsApp message goes by SMS, one that no SMS may say by mail. */
async function sendInstead(tx: Tx, message: ClaimedMessage, outcome: Delivery): Promise<void> {
  if (message.channel === "whatsapp") await queueMessages(tx, [asSms(message)]);
  const isUnregistered = "lastError" in outcome && outcome.lastError === NOT_REGISTERED;
  if (isUnregistered) await mailInstead(tx, message);
}

async function mailInstead(tx: Tx, message: ClaimedMessage): Promise<void> {
  const reader = await findMailInstead(tx, message);
  if (!reader?.email || message.user_id === null) return;
  const { user_id: userId, subject, body, secret, template } = message;
  const language = template?.endsWith(".hi") ? "hi" : "en";
  await queueMessages(tx, [
    {
      ...{ channel: "mail", recipient: reader.email, subject, userId },
      body: letter(language, { name: reader.name, text: body }),
      ...(secret && { secret }),
    },
  ]);
}

async function attempt(gateways: Gateways, message: ClaimedMessage): Promise<Delivery> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error("The gateway took too long")), TIMEOUT_MS);
  });
  try {
    await Promise.race([send(gateways, message), timeout]);
    return { status: "sent" };
  } catch (error) {
    const tries = message.channel === "whatsapp" ? MAX_ATTEMPTS : message.attempts;
    return afterFailure(tries, (error as Error).message);
  } finally {
    clearTimeout(timer);
  }
}

type ToPhone = Pick<
  ClaimedMessage,
  "recipient" | "subject" | "body" | "template" | "user_id" | "parameters"
>;
export const asSms = (message: ToPhone): NewMessage => ({
  channel: "sms",
  recipient: message.recipient,
  subject: message.subject,
  body: message.body,
  template: message.template as SmsTemplate,
  parameters: message.parameters ?? [],
  ...(message.user_id !== null && { userId: message.user_id }),
});

function send({ mail, sms, whatsapp, push }: Gateways, message: ClaimedMessage): Promise<void> {
  const { id, channel, recipient, subject, template, thread, unsubscribe } = message;
  const body = textForReader(message);
  const reference = `message-${id}`;
  if (channel === "mail")
    return mail.send({ to: recipient, subject, text: body, reference, thread, unsubscribe });
  if (channel === "push") return push.send(Number(recipient), body, id);
  const parameters =
    message.parameters?.map(({ name, value }) => ({
      name,
      value: textForReader({ body: value, secret: message.secret }),
    })) ?? null;
  const texts = channel === "whatsapp" ? whatsapp : sms;
  return texts.send({ mobile: recipient, text: body, reference, template, parameters });
}

import type { Tx } from "../../platform/db.ts";
import type { Deps } from "../../platform/deps.ts";
import { type MailGateway, smtpMail } from "../../platform/mail.ts";
import { httpSms, type SmsGateway } from "../../platform/sms.ts";
import { afterFailure, type Delivery, textForOffice } from "./messages.rules.ts";
import { lockMessage, type MessageRow, recordDelivery } from "./messages.store.ts";
import { pushKeys } from "./push/push-keys.ts";
import { type PushGateway, webPush } from "./push/send-push.ts";

export interface Gateways {
  readonly mail: MailGateway;
  readonly sms: SmsGateway;
  readonly push: PushGateway;
}

export const openGateways = (deps: Deps): Gateways => ({
  mail: smtpMail(deps.config),
  sms: httpSms(deps.config),
  push: webPush(deps, pushKeys(deps)),
});

/** Below the database's limit for a transaction that waits. */
const PATIENCE = 20_000;

/**
 * Delivers one message, once. In the demo mail and SMS are only shown; push needs no account of
 * ours and reaches only who asked for it. A failure is written down and thrown, so that the job
 * tries again.
 */
export async function deliverMessage(
  { db, config, clock }: Deps,
  gateways: Gateways,
  messageId: number,
): Promise<void> {
  const delivery = await db.transaction().execute(async (tx): Promise<Delivery | null> => {
    const message = await lockMessage(tx, messageId);
    if (message?.status !== "waiting") return null;
    const outcome =
      config.demo && message.channel !== "push"
        ? ({ status: "shown" } as const)
        : await attempt(tx, gateways, message);
    await recordDelivery(
      tx,
      messageId,
      outcome,
      clock.now(),
      outcome.status === "sent" ? textForOffice(message, false) : undefined,
    );
    return outcome;
  });
  // Not the gateway's own words: they may name the recipient, and this one goes to the log.
  if (delivery?.status === "waiting")
    throw new Error(`Message ${messageId} could not be delivered yet`);
}

async function attempt(tx: Tx, gateways: Gateways, message: MessageRow): Promise<Delivery> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error("The gateway took too long")), PATIENCE);
  });
  try {
    await Promise.race([send(tx, gateways, message), late]);
    return { status: "sent" };
  } catch (error) {
    return afterFailure(message.attempts + 1, (error as Error).message);
  } finally {
    clearTimeout(timer);
  }
}

function send(
  tx: Tx,
  { mail, sms, push }: Gateways,
  { id, channel, recipient, subject, body }: MessageRow,
): Promise<void> {
  const reference = `message-${id}`;
  if (channel === "mail") return mail.send({ to: recipient, subject, text: body, reference });
  return channel === "sms"
    ? sms.send(recipient, body, reference)
    : push.send(tx, Number(recipient), body, id);
}

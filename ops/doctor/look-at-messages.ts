import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { connect } from "node:net";
import { connect as connectTls } from "node:tls";
import { ownText } from "../../apps/server/src/features/notifications/index.ts";
import type { Config } from "../../apps/server/src/platform/config.ts";
import { checkMailServer, smtpMail } from "../../apps/server/src/platform/mail/mail.ts";
import { httpSms } from "../../apps/server/src/platform/mail/sms.ts";
import { ok, wrong } from "./finding.ts";

const NOT_IN_DEMO = "The demo sends none: the office's outbox shows them";
const TIMEOUT_MS = 10_000;

/** Signs in at the mail server; a mail is sent to `to` alone, where somebody asked for one. */
export async function lookAtMail(config: Config, to: string | undefined) {
  if (!config.SMTP_URL) return config.demo ? ok(NOT_IN_DEMO) : wrong("Set SMTP_URL");
  const { host } = new URL(config.SMTP_URL);
  await checkMailServer(config.SMTP_URL);
  if (!to) return ok(`${host} lets the market in; -- --mail you@example.org sends one`);
  await smtpMail(config).send({
    to,
    subject: "A mail from Rebale",
    text: `${config.home} sends mail. Nobody has to answer this one.`,
    reference: randomUUID(),
    ...{ thread: null, unsubscribe: null },
  });
  return ok(`${host} took one to ${to}: see whether it arrives, and not among spam`);
}

/** Reaches the gateway; a text, that of a code, is sent to `to` alone. */
export async function lookAtSms(config: Config, to: string | undefined) {
  if (!config.SMS_URL) return config.demo ? ok(NOT_IN_DEMO) : wrong("Set SMS_URL and SMS_TOKEN");
  const { host } = new URL(config.SMS_URL);
  if (!to) {
    await reach(config.SMS_URL);
    return ok(`${host} can be reached; -- --sms +919876543210 sends one`);
  }
  const { body, ...text } = ownText("code", "en", { code: "0000" }, config.home);
  await httpSms(config).send({
    ...{ ...text, text: body, mobile: to.slice(-10), reference: randomUUID() },
  });
  return ok(`${host} took one to ${to}: see whether it arrives`);
}

/** Opens a connection to where an address leads and says nothing there. @throws Error */
async function reach(address: string): Promise<void> {
  const { protocol, hostname, port } = new URL(address);
  const isSafe = protocol === "https:";
  const to = { host: hostname, port: Number(port) || (isSafe ? 443 : 80) };
  const socket = isSafe ? connectTls({ ...to, servername: hostname }) : connect(to);
  socket.setTimeout(TIMEOUT_MS, () => socket.destroy(new Error(`${hostname} does not answer`)));
  try {
    await once(socket, isSafe ? "secureConnect" : "connect");
  } finally {
    socket.destroy();
  }
}

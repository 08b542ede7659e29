import { createTransport, type Transporter } from "nodemailer";
import type { Config } from "../config.ts";

export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  /** The same for every try of one message: receivers show a repetition once. */
  readonly reference: string;
  /** For mails a person wrote: programs show all mails that name it together. */
  readonly thread: string | null;
  /** Address that ends such mails when it is posted to (RFC 8058). */
  readonly unsubscribe: string | null;
}
export interface MailGateway {
  send(mail: Mail): Promise<void>;
}

const TIMEOUT_MS = 10_000;

export function smtpMail({
  SMTP_URL,
  SMTP_FROM,
}: Pick<Config, "SMTP_URL" | "SMTP_FROM">): MailGateway {
  let transport: Transporter | undefined;
  return {
    async send({ to, subject, text, reference, thread, unsubscribe }) {
      if (!SMTP_URL) throw new Error("SMTP_URL is not set");
      transport ??= openTransport(SMTP_URL);
      await transport.sendMail({
        from: SMTP_FROM,
        to,
        subject,
        text,
        messageId: `<${reference}@rebale>`,
        ...(thread
          ? { inReplyTo: `<${thread}@rebale>`, references: `<${thread}@rebale>` }
          : { headers: { "Auto-Submitted": "auto-generated", ...oneClick(unsubscribe) } }),
      });
    },
  };
}

const openTransport = (url: string): Transporter =>
  createTransport({
    url,
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  });

/** Signs in at the mail server, and sends nothing. @throws Error in the server's words */
export async function checkMailServer(url: string): Promise<void> {
  const transport = openTransport(url);
  try {
    await transport.verify();
  } finally {
    transport.close();
  }
}

/** Mail programs show a button for it. */
const oneClick = (address: string | null): Record<string, string> =>
  address
    ? {
        "List-Unsubscribe": `<${address}>`,
        "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
      }
    : {};

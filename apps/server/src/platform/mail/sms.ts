import type { Config } from "../config.ts";

/** A text as it goes to a gateway. */
export interface TextToSend {
  /** 10 digits. */
  readonly mobile: string;
  readonly text: string;
  /** The same for every try of one message, so that a provider recognises a repetition. */
  readonly reference: string;
  /** The kind and language of the text, under which it is registered. */
  readonly template: string | null;
  /** The values of its places, in their order; null if it was queued before they were kept. */
  readonly parameters: readonly { readonly name: string; readonly value: string }[] | null;
}

/** The one thing asked of who delivers texts to phones, by SMS or by WhatsApp. */
export interface TextGateway {
  send(text: TextToSend): Promise<void>;
}

const TIMEOUT_MS = 10_000;
/** WhatsApp is asked once, and what it does not take at once goes by SMS: news that passes. */
const WHATSAPP_TIMEOUT_MS = 4000;

export const httpSms = ({
  SMS_URL,
  SMS_TOKEN,
  smsTemplates,
}: Pick<Config, "SMS_URL" | "SMS_TOKEN" | "smsTemplates">): TextGateway =>
  httpTexts({
    name: "SMS",
    url: SMS_URL,
    token: SMS_TOKEN,
    templates: smsTemplates,
    timeout: TIMEOUT_MS,
  });

/** Meta's Business API stands behind the same call: an adapter fills its template's parameters. */
export const httpWhatsapp = ({
  WHATSAPP_URL,
  WHATSAPP_TOKEN,
  whatsappTemplates,
}: Pick<Config, "WHATSAPP_URL" | "WHATSAPP_TOKEN" | "whatsappTemplates">): TextGateway =>
  httpTexts({
    ...{ name: "WHATSAPP", url: WHATSAPP_URL, token: WHATSAPP_TOKEN },
    ...{ templates: whatsappTemplates, timeout: WHATSAPP_TIMEOUT_MS },
  });

interface Gateway {
  readonly name: "SMS" | "WHATSAPP";
  readonly url: string | undefined;
  /** Words between spaces, newest first. */
  readonly token: string | undefined;
  /** Ids by template. */
  readonly templates: ReadonlyMap<string, string>;
  /** Milliseconds. */
  readonly timeout: number;
}

/**
 * Posts `{to, text, reference, template_id, parameters}` as JSON, the id as it is registered and
 * the parameters by name, in their order; providers with other needs stand behind an adapter.
 */
function httpTexts({ name, url, token = "", templates, timeout }: Gateway): TextGateway {
  const tokens = token.split(/\s+/);
  return {
    async send({ mobile, text, reference, template, parameters }) {
      if (!url) throw new Error(`${name}_URL is not set`);
      const template_id = template ? templates.get(template) : undefined;
      const known = { template_id, ...(parameters && { parameters }) };
      const body = JSON.stringify({ to: `+91${mobile}`, text, reference, ...known });
      const signal = AbortSignal.timeout(timeout);
      let status = 401;
      // While the token is changed the gateway knows the old one or the new one.
      for (const token of tokens) {
        if (status !== 401 && status !== 403) break;
        const reply = await fetch(url, {
          method: "POST",
          headers: {
            "content-type": "application/json",
            authorization: `Bearer ${token}`,
            "idempotency-key": reference,
          },
          body,
          redirect: "error",
          signal,
        });
        await reply.body?.cancel();
        status = reply.status;
      }
      if (status < 200 || status > 299) throw new Error(`The ${name} gateway answered ${status}`);
    },
  };
}

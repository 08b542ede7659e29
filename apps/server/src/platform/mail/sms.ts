import type { Config } from "../config.ts";

/** The one thing asked of who delivers texts to phones, by SMS or by WhatsApp. */
export interface TextGateway {
  /**
   * @param reference the same for every try of one message, so that a provider recognises a
   * repetition
   * @param template the kind and language of the text, under which it is registered
   */
  send(mobile: string, text: string, reference: string, template?: string | null): Promise<void>;
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

/** Meta's Business API stands behind the same call: an adapter of the provider fills its template. */
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
 * Posts `{to, text, reference, template_id}` as JSON, the id as it is registered; providers with
 * other needs stand behind a small adapter.
 */
function httpTexts({ name, url, token = "", templates, timeout }: Gateway): TextGateway {
  const tokens = token.split(/\s+/);
  return {
    async send(mobile, text, reference, template) {
      if (!url) throw new Error(`${name}_URL is not set`);
      const template_id = template ? templates.get(template) : undefined;
      const body = JSON.stringify({ to: `+91${mobile}`, text, reference, template_id });
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

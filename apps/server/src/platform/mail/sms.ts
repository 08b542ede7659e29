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

export const httpSms = ({
  SMS_URL,
  SMS_TOKEN,
  smsTemplates,
}: Pick<Config, "SMS_URL" | "SMS_TOKEN" | "smsTemplates">): TextGateway =>
  httpTexts("SMS", SMS_URL, SMS_TOKEN, smsTemplates);

/** Meta's Business API stands behind the same call: an adapter of the provider fills its template. */
export const httpWhatsapp = ({
  WHATSAPP_URL,
  WHATSAPP_TOKEN,
  whatsappTemplates,
}: Pick<Config, "WHATSAPP_URL" | "WHATSAPP_TOKEN" | "whatsappTemplates">): TextGateway =>
  httpTexts("WHATSAPP", WHATSAPP_URL, WHATSAPP_TOKEN, whatsappTemplates);

/**
 * Posts `{to, text, reference, template_id}` as JSON, the id as it is registered; providers with
 * other needs stand behind a small adapter.
 */
function httpTexts(
  name: "SMS" | "WHATSAPP",
  url: string | undefined,
  token = "",
  templates: ReadonlyMap<string, string>,
): TextGateway {
  const tokens = token.split(/\s+/);
  return {
    async send(mobile, text, reference, template) {
      if (!url) throw new Error(`${name}_URL is not set`);
      const template_id = template ? templates.get(template) : undefined;
      const body = JSON.stringify({ to: `+91${mobile}`, text, reference, template_id });
      const signal = AbortSignal.timeout(TIMEOUT_MS);
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

import type { Config } from "../config.ts";

/** The one thing asked of an SMS provider. */
export interface SmsGateway {
  /**
   * @param reference the same for every try of one message, so that a provider recognises a
   * repetition
   * @param template the kind and language of the text, under which it is registered
   */
  send(mobile: string, text: string, reference: string, template?: string | null): Promise<void>;
}

const TIMEOUT_MS = 10_000;

/**
 * Posts `{to, text, reference, template_id}` as JSON, the id as it is registered (DLT); providers
 * with other needs stand behind a small adapter.
 */
export function httpSms({
  SMS_URL,
  SMS_TOKEN,
  smsTemplates,
}: Pick<Config, "SMS_URL" | "SMS_TOKEN" | "smsTemplates">): SmsGateway {
  const tokens = (SMS_TOKEN ?? "").split(/\s+/);
  return {
    async send(mobile, text, reference, template) {
      if (!SMS_URL) throw new Error("SMS_URL is not set");
      const template_id = template ? smsTemplates.get(template) : undefined;
      const body = JSON.stringify({ to: `+91${mobile}`, text, reference, template_id });
      const signal = AbortSignal.timeout(TIMEOUT_MS);
      let status = 401;
      // While the token is changed the gateway knows the old one or the new one.
      for (const token of tokens) {
        if (status !== 401 && status !== 403) break;
        const reply = await fetch(SMS_URL, {
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
      if (status < 200 || status > 299) throw new Error(`The SMS gateway answered ${status}`);
    },
  };
}

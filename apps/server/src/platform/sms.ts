import type { Config } from "./config.ts";

/** The one thing asked of an SMS provider. */
export interface SmsGateway {
  /**
   * @param reference the same for every try of one message, so that a provider can tell a
   * repetition
   */
  send(mobile: string, text: string, reference: string): Promise<void>;
}

const PATIENCE = 10_000;

/**
 * Posts `{to, text, reference}` as JSON; providers with other wishes stand behind a small adapter.
 */
export function httpSms({ SMS_URL, SMS_TOKEN }: Pick<Config, "SMS_URL" | "SMS_TOKEN">): SmsGateway {
  return {
    async send(mobile, text, reference) {
      if (!SMS_URL) throw new Error("SMS_URL is not set");
      const reply = await fetch(SMS_URL, {
        method: "POST",
        headers: {
          "content-type": "application/json",
          authorization: `Bearer ${SMS_TOKEN ?? ""}`,
          "idempotency-key": reference,
        },
        body: JSON.stringify({ to: `+91${mobile}`, text, reference }),
        redirect: "error",
        signal: AbortSignal.timeout(PATIENCE),
      });
      await reply.body?.cancel();
      if (!reply.ok) throw new Error(`The SMS gateway answered ${reply.status}`);
    },
  };
}

import type { PhoneText, Value } from "../wording/phone-text.ts";

/** Subject of the messages that carry a sign-in code. */
export const CODE_SUBJECT = "Your code";

/** The mark in a text in place of its secret. */
export const HIDDEN = "••••";

/** The secret's place in a text to a phone. */
export const SECRET: Value = { full: HIDDEN, short: HIDDEN };

/** How often a message is tried; the same number that its job is given. */
export const MAX_ATTEMPTS = 10;

interface Addressed {
  /** A mail address, a 10-digit mobile, or for push the user's id. */
  readonly recipient: string;
  readonly subject: string;
  /**
   * A code or token that lets its reader in: the body has `HIDDEN` in its place, and it is
   * forgotten when it was sent.
   */
  readonly secret?: string;
  /** Whose it is: the account that it is written to, or that speaks in it. Erased with it. */
  readonly userId?: number;
}
interface Mail extends Addressed {
  readonly channel: "mail";
  readonly body: string;
  /** The thread of a mail that a person wrote: the same for all of it. */
  readonly thread?: string;
  /** The address at which its reader ends these emails without a login. */
  readonly unsubscribe?: string;
}
interface Push extends Addressed {
  readonly channel: "push";
  readonly body: string;
}
/** As it is registered, under which name, and what stands in its places. */
interface ToPhone extends Addressed, PhoneText {
  readonly channel: "sms" | "whatsapp";
}
export type NewMessage = Mail | Push | ToPhone;

/** The job that delivers a message. A code is queued behind other codes only. */
export const deliveryJob = ({ channel, subject }: Pick<NewMessage, "channel" | "subject">) =>
  channel === "sms" && subject === CODE_SUBJECT ? "deliver-code" : (`deliver-${channel}` as const);

/** So many messages at once are news of auctions that end together, not of one. */
const MANY = 100;
const MANY_WAIT_SECONDS = 10;

/**
 * Seconds until messages that were queued together are sent. Of ten thousand auctions that end at
 * once, sending the first winners' messages took the processor from closing the last ones.
 */
export const secondsToWait = (queuedTogether: number): number =>
  queuedTogether > MANY ? MANY_WAIT_SECONDS : 0;

export type Delivery =
  | { readonly status: "sent" }
  /** Not sent at all: in the demo, or for what `lastError` says. */
  | { readonly status: "shown"; readonly lastError?: string }
  | { readonly status: "waiting" | "failed"; readonly lastError: string };

/** Others' words, for the office's list. */
export const inALine = (words: string): string => words.replace(/\s+/g, " ").slice(0, 300);

/** After the last try nobody tries again, and the office sees it. */
export const afterFailure = (
  attempts: number,
  because: string,
): Delivery & { lastError: string } => ({
  status: attempts >= MAX_ATTEMPTS ? "failed" : "waiting",
  lastError: inALine(because),
});

/** A member's unsubscribe link is theirs alone to follow. */
const UNSUBSCRIBES = /(?<=\/unsubscribe\/)[\w-]{32}/;

type Secretive = Pick<NewMessage, "body"> & { readonly secret?: string | null };

/** The text for its reader. */
export const textForReader = ({ body, secret }: Secretive): string =>
  secret ? body.replaceAll(HIDDEN, secret) : body;

/** The office sees that a code or link was sent, in the demo which. */
export const textForOffice = (message: Secretive, demo: boolean): string =>
  demo ? textForReader(message) : message.body.replace(UNSUBSCRIBES, HIDDEN);

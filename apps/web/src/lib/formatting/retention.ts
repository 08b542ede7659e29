import { RETENTION, type RetentionKind } from "@rebale/contract/personal-data/retention";
import { t } from "ttag";

/** Each kind of data: its name, and why it is kept. */
export const retentionLabels: Record<RetentionKind, { name: string; why: string }> = {
  account: {
    name: t`Your account: name, contact, address, PAN, bank details, documents`,
    why: t`As long as you have an account. It is removed when you ask for it.`,
  },
  sessions: { name: t`Logins that are open`, why: t`So that you stay logged in.` },
  codes: { name: t`Codes sent to your phone`, why: t`To check a login.` },
  wrong_guesses: {
    name: t`Wrong codes and passwords`,
    why: t`To stop people who try to guess them.`,
  },
  devices: {
    name: t`Browsers you have logged in with`,
    why: t`So that a stranger’s wrong guesses do not lock you out. Counted from their last use.`,
  },
  sign_ins: {
    name: t`When and from which network address you logged in`,
    why: t`To find misuse of accounts.`,
  },
  messages: { name: t`Mails, SMS and push messages to you`, why: t`To show what we told you.` },
  webhooks: {
    name: t`What your own systems were told by webhooks`,
    why: t`So that you can see what they answered, and send it again.`,
  },
  notifications: { name: t`Notifications in your account`, why: t`For you to read.` },
  enquiries: {
    name: t`What you wrote to us on the contact and service pages`,
    why: t`To answer you, and in case of a dispute.`,
  },
  drivers: {
    name: t`Names and phones of drivers whose trucks you booked`,
    why: t`So that the gate knows whom to call. Counted from the truck’s time.`,
  },
  visitors: {
    name: t`Names and phones of people whom you sent to see goods`,
    why: t`So that the gate knows who comes. Counted from the visit.`,
  },
  drafts: {
    name: t`Drafts of lots that you have not submitted`,
    why: t`So that you can continue them on any device. Counted from your last change.`,
  },
  trade: {
    name: t`Lots, orders and company papers of finished trades`,
    why: t`Tax and company law require it. Once your account is erased, your name is removed.`,
  },
  ledger: {
    name: t`The bid ledger`,
    why: t`Each bid proves the next, so none can be removed. It shows ‘Bidder 1’ or the like, never a name.`,
  },
  audit: {
    name: t`The record of what our team and members changed`,
    why: t`So that nothing can be changed unnoticed. Once your account is erased, your name is removed.`,
  },
  irregularities: {
    name: t`Findings of our checks for fraud`,
    why: t`To protect buyers and sellers. Counted from our decision.`,
  },
  consents: {
    name: t`Which texts you agreed to, and when`,
    why: t`We have to be able to show it.`,
  },
  erasures: {
    name: t`Your requests to erase your account`,
    why: t`To show that we answered them. Counted from our answer.`,
  },
};

const YEAR = 365;
/** How long, in words: days, or years where it is whole years. */
export function retentionText(days: number | null): string {
  if (days === null) return t`No fixed time`;
  if (days === 1) return t`1 day`;
  if (days === YEAR) return t`1 year`;
  return days % YEAR === 0 ? t`${days / YEAR} years` : t`${days} days`;
}

export const retentionRows = RETENTION.map(({ kind, days, source, confirmed }) => ({
  _id: kind,
  ...retentionLabels[kind],
  days,
  source,
  confirmed,
}));
export type RetentionRow = (typeof retentionRows)[number];

import type { OpenKind, OpenThing } from "@rebale/contract/banking";
import { t } from "ttag";

/** Each kind of open thing: what there is to do, and where. */
export const OPEN_WORDS: Readonly<Record<OpenKind, { what: string; to: (id: string) => string }>> =
  {
    receipt: {
      what: t`Transfer to match`,
      to: (id) => `/admin/money?state=all&open=${id}`,
    },
    statement_line: {
      what: t`Line of the bank to explain`,
      to: (id) => `/admin/money/statements?lines=open&open=${id}`,
    },
    to_approve: {
      what: t`Withdrawal to approve`,
      to: (id) => `/admin/money/withdrawals?open=${id}`,
    },
    to_release: {
      what: t`Withdrawal to release`,
      to: (id) => `/admin/money/withdrawals?state=approved&open=${id}`,
    },
    payout_failed: {
      what: t`Payout came back`,
      to: (id) => `/admin/money/withdrawals?state=failed&open=${id}`,
    },
    bank_account: {
      what: t`Bank account to check`,
      to: (id) => `/admin/money/bank-accounts?open=${id}`,
    },
    sale_overdue: { what: t`Sale is overdue`, to: (id) => `/admin/award/${id}` },
    dispute: { what: t`Payment is asked back`, to: (id) => `/admin/company/${id}?part=money` },
    reversal: { what: t`Reversal to agree to`, to: (id) => `/admin/journal?open=${id}` },
    gateway_event: { what: t`Gateway event not understood`, to: () => "/admin/money/events" },
    tax_hold: {
      what: t`Kept GST to decide`,
      to: (id) => `/admin/money/tax-holds?state=disputed&open=${id}`,
    },
    day: { what: t`Day to close`, to: (id) => `/admin/money/days?open=${id}` },
    holder_account: { what: t`Account to agree to`, to: () => "/admin/money/statements" },
  };

/** The first nine are opened by their number. */
export const keyOf = (place: number): string | null => (place < 9 ? String(place + 1) : null);

/** The thing that a number opens; null where nothing has it. */
export const opensBy = (key: string, open: readonly OpenThing[]): string | null => {
  const thing = open.find((_, place) => keyOf(place) === key);
  return thing ? OPEN_WORDS[thing.kind].to(encodeURIComponent(thing.id)) : null;
};

import type { MoneyWaiting } from "@rebale/contract/banking";
import { t } from "ttag";
import type { DeskTab } from "../../../../shared/office/page/desk-tabs.tsx";

/** The screens of the desk. A claim waits for the bank and not for a person: it is not counted. */
export const deskTabs = (waiting: MoneyWaiting): readonly DeskTab[] => [
  {
    to: "/admin/money",
    title: t`Receipts`,
    count: waiting.receipts.unknown + waiting.receipts.mismatched,
  },
  {
    to: "/admin/money/withdrawals",
    title: t`Withdrawals`,
    count: waiting.withdrawals.asked + waiting.withdrawals.approved + waiting.withdrawals.failed,
  },
  { to: "/admin/money/bank-accounts", title: t`Bank accounts`, count: waiting.bank_accounts },
  { to: "/admin/money/events", title: t`Events`, count: waiting.events },
  { to: "/admin/money/tax-holds", title: t`GST kept`, count: waiting.tax_holds },
  { to: "/admin/sales?state=overdue", title: t`Overdue sales`, count: waiting.sales_overdue },
  { to: "/admin/money/statements", title: t`Statements`, count: waiting.statement_lines },
  { to: "/admin/money/days", title: t`Day close`, count: waiting.days },
];

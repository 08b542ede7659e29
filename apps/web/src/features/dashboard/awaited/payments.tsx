import { Link } from "react-router";
import { t } from "ttag";
import IconArrowRight from "~icons/tabler/arrow-right";
import IconCashBanknote from "~icons/tabler/cash-banknote";
import { lastDay, rupees } from "../../../lib/formatting/formatting.ts";
import { FailedPart } from "../../../ui/states/failed-part.tsx";
import { WithDates } from "../../../ui/with-dates.tsx";
import figures from "../figures/figures.module.css";
import classes from "./awaited.module.css";
import type { PaymentsDue as Due } from "./payments.rules.ts";
import type { WaitingMoney } from "./read-payments.ts";

/** A buyer's dues; where they cannot be read, it says so. */
export function MoneyLines({ money }: { money: WaitingMoney }) {
  if ("failure" in money)
    return (
      <div className={classes.section}>
        <FailedPart what={t`Payments due`} error={money.failure} />
      </div>
    );
  return <PaymentsDue due={money.due} />;
}

/** A buyer's dues; nothing is shown where nothing is due. */
function PaymentsDue({ due }: { due: Due | null }) {
  if (!due) return null;
  const { count, first } = due;
  return (
    <MoneyLine
      title={t`Payments due`}
      to={count === 1 ? `/award/${first}` : "/purchase?show=to_pay"}
      amount={rupees(due.amount)}
    >
      <WithDates>{dueText(due)}</WithDates>
      {due.direct > 0 && ` · ${directText(due)}`}
    </MoneyLine>
  );
}

/** The part that the market does not see. */
const directText = ({ amount, direct }: Due): string =>
  direct === amount ? t`to sellers directly` : t`${rupees(direct)} of it to sellers directly`;

/** By when, or since when: of several that of the first. */
function dueText({ count, isOverdue, before }: Due): string {
  const day = before === null ? null : lastDay(before);
  if (isOverdue) return day ? t`overdue since ${day}: please pay now` : t`overdue: please pay now`;
  if (count === 1) return day ? t`to pay by ${day}` : t`to pay`;
  return day ? t`to pay for ${count} lots, the first by ${day}` : t`to pay for ${count} lots`;
}

function MoneyLine({
  title,
  to,
  amount,
  children,
}: {
  title: string;
  to: string;
  amount: string;
  children: React.ReactNode;
}) {
  return (
    <section className={figures.needs} aria-labelledby="money">
      <h2 id="money">{title}</h2>
      <ul>
        <li>
          <Link to={to}>
            <IconCashBanknote size={22} stroke={1.8} aria-hidden />
            <span>
              <b className="figures">{amount}</b> {children}
            </span>
            <IconArrowRight size={20} aria-hidden />
          </Link>
        </li>
      </ul>
    </section>
  );
}

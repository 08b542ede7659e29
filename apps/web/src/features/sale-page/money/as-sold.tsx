import type { Award } from "@rebale/contract/awards";
import type { AddedDue } from "@rebale/contract/awards/charges";
import { Fragment } from "react";
import { t } from "ttag";
import { indianNumber, rupeesExact } from "../../../lib/formatting/formatting.ts";
import { lineName } from "../../../shared/cost/cost-labels.ts";
import classes from "../../../shared/goods/sale.module.css";
import { addedDues, isPayable } from "./sums.rules.ts";

interface Props {
  award: Award;
  /** Its payments stand in another sum by now. */
  isOver?: boolean;
}

/** The total of a sale when it was sold, line by line, and its payments. */
export function AsSold({ award, isOver = false }: Props) {
  const { value, lines, payable, gst_tds, pay_through } = award;
  const toSeller = lines.filter(({ paid_to }) => paid_to !== "government");
  const toGovernment = lines.filter(({ paid_to }) => paid_to === "government");
  return (
    <>
      <dl className={`figures ${classes.sums}`}>
        <Sum name={t`Value of the lot`} amount={value} />
        {toSeller.map((line) => (
          <Sum
            key={line.what}
            name={lineName(line)}
            amount={line.percent === null ? null : line.amount}
          />
        ))}
        <Sum
          name={pay_through === "market" ? t`Total` : t`Total to pay`}
          amount={payable}
          isTotal
        />
        {pay_through === "market" && !isOver && <PaidIn award={award} />}
        {toGovernment.map((line) => (
          <Sum
            key={line.what}
            name={t`${lineName(line)}, by the buyer to the government`}
            amount={line.amount}
          />
        ))}
      </dl>
      {gst_tds > 0 && (
        <p>{t`The GST that the buyer deducts is paid by the buyer to the government, and the seller has credit for it.`}</p>
      )}
      <p>{t`Counted with the rates of the day of sale. The seller’s invoice says what is due. Not tax advice.`}</p>
    </>
  );
}

/** Dues added since, the money paid in, and the rest. */
function PaidIn({ award }: { award: Award }) {
  const { gst_tds, emd, paid, due } = award;
  return (
    <>
      {gst_tds > 0 && <Sum name={t`Less GST that the buyer deducts (GST-TDS)`} amount={-gst_tds} />}
      {addedDues(award).map(({ kind, amount, gst }, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: dues of one kind differ by their place alone
        <Fragment key={place}>
          <Sum name={nameOf(kind, award)} amount={amount} />
          {gst > 0 && <Sum name={added[kind].gst} amount={gst} />}
        </Fragment>
      ))}
      {paid > 0 && (
        <Sum
          name={emd.required > 0 && !isPayable(award) ? t`Paid in, with the deposit` : t`Paid in`}
          amount={-paid}
        />
      )}
      {emd.held > 0 && <Sum name={t`Deposit, counted as paid`} amount={-emd.held} />}
      {isPayable(award) && <Sum name={t`Still to pay`} amount={due} isTotal />}
    </>
  );
}

const added = {
  late_fee: { name: t`Late fee`, gst: t`GST on the late fee` },
  ground_rent: { name: t`Ground rent`, gst: t`GST on the ground rent` },
} as const satisfies Record<AddedDue, { name: string; gst: string }>;

const nameOf = (kind: AddedDue, { late_fee_percent }: Award) =>
  kind === "late_fee" && late_fee_percent !== null
    ? t`Late fee ${indianNumber(late_fee_percent)}%`
    : added[kind].name;

function Sum({
  name,
  amount,
  isTotal,
}: {
  name: string;
  amount: number | null;
  isTotal?: boolean;
}) {
  return (
    <div data-total={isTotal || undefined}>
      <dt>{name}</dt>
      <dd>{amount === null ? "–" : signed(amount)}</dd>
    </div>
  );
}

const signed = (amount: number) => (amount < 0 ? `− ${rupeesExact(-amount)}` : rupeesExact(amount));

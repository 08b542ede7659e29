import type { DataOf } from "@rebale/contract";
import type { companyTransfers } from "@rebale/contract/banking/company-transfers";
import type { companyWallet } from "@rebale/contract/wallet";
import { t } from "ttag";
import { date, rupeesExact } from "../../../lib/formatting/formatting.ts";
import {
  gatewayLabels,
  receiptLabels,
  withdrawalLabels,
} from "../../../shared/office/money/money-states.ts";

/** A company's money in one row, as its caller asks about it. */

type Wallet = DataOf<typeof companyWallet>;
type Transfers = DataOf<typeof companyTransfers>;

/** Neither at the bank nor back in the wallet. */
const LEAVING: ReadonlySet<string> = new Set(["asked", "approved", "released", "sent"]);
const BACK: ReadonlySet<string> = new Set(["failed", "reversed", "refused"]);

/** The newest first: what is on its way, each with its state and, where it came back, why. */
export function onItsWay({ by_gateway, paid_out }: Transfers): string[] {
  const newest = paid_out[0];
  const out = paid_out.filter(
    (one) => LEAVING.has(one.state) || (one === newest && BACK.has(one.state)),
  );
  return [
    ...by_gateway
      .filter(({ state }) => state === "authorised")
      .map(({ amount, state }) => t`${rupeesExact(amount)} in: ${gatewayLabels[state]}`),
    ...out.map(
      ({ amount, state, reason }) =>
        t`${rupeesExact(amount)} out: ${withdrawalLabels[state]}${reason ? `, ${reason}` : ""}`,
    ),
  ];
}

/** The transfer that a company told of last; null for none. */
export function lastClaim({ paid_in: [last] }: Transfers): string | null {
  if (!last) return null;
  const { amount, utr, paid_on, state, reason } = last;
  const why = reason ? `, ${reason}` : "";
  return t`${rupeesExact(amount)}, UTR ${utr}, ${date(paid_on)}: ${receiptLabels[state]}${why}`;
}

/** The sum of all that a deposit stands for. */
export const heldSum = ({ leading, held }: Wallet): number => leading + held;

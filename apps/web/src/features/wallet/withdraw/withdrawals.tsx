import { Group } from "@mantine/core";
import "@mantine/core/styles/Group.css";
import type { Withdrawal } from "@rebale/contract/banking";
import { useState } from "react";
import { t } from "ttag";
import { api } from "../../../lib/api/browser.ts";
import { banking } from "../../../lib/api/operations.ts";
import { dateTime, rupees, rupeesExact } from "../../../lib/formatting/formatting.ts";
import { useCommand } from "../../../lib/forms/use-command.ts";
import { useSession } from "../../../lib/session/session.ts";
import { readWallet } from "../../../lib/wallet/wallet.ts";
import { useProof } from "../../../shared/proof/use-proof.tsx";
import { PlainButton } from "../../../ui/button-link.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { FailedPart } from "../../../ui/states/failed-part.tsx";
import { WithDates } from "../../../ui/with-dates.tsx";
import { Standing } from "../money/standing.tsx";
import classes from "../wallet.module.css";
import { accountNames, withdrawalStates } from "../wallet-labels.rules.ts";

interface Props {
  withdrawals: readonly Withdrawal[] | null;
  /** Whether one that waits may be cancelled. */
  owns: boolean;
}

/** Money that left or is to leave, the newest first; nothing is shown where none ever did. */
export function Withdrawals({ withdrawals, owns }: Props) {
  const [asked, setAsked] = useState<Withdrawal | null>(null);
  if (withdrawals?.length === 0) return null;
  return (
    <section className={classes.section} aria-labelledby="withdrawals">
      <h2 id="withdrawals">{t`Withdrawals`}</h2>
      {withdrawals === null ? (
        <FailedPart what={t`Withdrawals`} />
      ) : (
        <div className={classes.card}>
          <ul className={classes.rows}>
            {withdrawals.map((one) => (
              <li key={one._id} className={classes.row}>
                <Facts withdrawal={one} />
                {owns && one.state === "asked" && (
                  <PlainButton kind="quiet" onClick={() => setAsked(one)}>
                    {t`Take back`}
                    <span className="unseen"> {t`the withdrawal of ${rupees(one.amount)}`}</span>
                  </PlainButton>
                )}
              </li>
            ))}
          </ul>
        </div>
      )}
      {asked && <CancelWithdrawal withdrawal={asked} onClose={() => setAsked(null)} />}
    </section>
  );
}

const Facts = ({ withdrawal }: { withdrawal: Withdrawal }) => {
  const { amount, from, state, bank_account, utr, reason, asked_at, proposed } = withdrawal;
  return (
    <div className={classes.facts}>
      <strong className="figures">{rupeesExact(amount)}</strong>
      <span className="figures">
        <WithDates>
          {[
            accountNames[from],
            t`to ••${bank_account.last4}`,
            dateTime(asked_at),
            utr && t`UTR ${utr}`,
            proposed && t`proposed by the market`,
          ]
            .filter(Boolean)
            .join(" · ")}
        </WithDates>
      </span>
      {reason && <span className={classes.reason}>{reason}</span>}
      <Standing of={withdrawalStates[state]} />
    </div>
  );
};

function CancelWithdrawal({
  withdrawal: { _id, amount },
  onClose,
}: {
  withdrawal: Withdrawal;
  onClose: () => void;
}) {
  const { busy, send } = useCommand();
  const { type } = useSession();
  const { prove, dialog } = useProof(api, type === "buyer" ? "phone" : "password");
  const cancel = async () => {
    const call = () => prove(() => api.call(banking.cancelWithdrawal, { params: { id: _id } }));
    const isDone = await send(call, t`The withdrawal is cancelled`);
    void readWallet();
    if (isDone) onClose();
  };
  return (
    <Dialog open onClose={onClose} title={t`Cancel this withdrawal?`}>
      <p>{t`${rupees(amount)} is then free again.`}</p>
      <Group justify="flex-end" gap={10}>
        <PlainButton kind="quiet" onClick={onClose}>{t`Keep it`}</PlainButton>
        <PlainButton kind="main" disabled={busy} onClick={() => void cancel()}>
          {t`Cancel the withdrawal`}
        </PlainButton>
      </Group>
      {dialog}
    </Dialog>
  );
}

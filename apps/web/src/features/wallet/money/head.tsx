import { Group } from "@mantine/core";
import "@mantine/core/styles/Group.css";
import type { Wallet } from "@rebale/contract/wallet";
import { t } from "ttag";
import IconAlertTriangle from "~icons/tabler/alert-triangle";
import { rupees } from "../../../lib/formatting/formatting.ts";
import { ButtonLink } from "../../../ui/button-link.tsx";
import { figuresOf, mainFigure } from "../wallet.rules.ts";
import classes from "./head.module.css";
import { Holder } from "./holder.tsx";

interface Props {
  wallet: Wallet;
  /** One login buys, the other sells. */
  sells: boolean;
  /** The actions with it. */
  children?: React.ReactNode;
}

/** The usable money in big letters, the rest beside it, and who keeps it all. */
export function Head({ wallet, sells, children }: Props) {
  const main = mainFigure(wallet, sells);
  return (
    <section className={classes.head} aria-label={t`Your money`}>
      <div className={classes.free}>
        <span>{main.name}</span>
        <strong className="figures">{rupees(main.amount)}</strong>
        {children && (
          <Group gap={10} mt={16}>
            {children}
          </Group>
        )}
      </div>
      <dl className={`figures ${classes.figures}`}>
        {figuresOf(wallet, sells).map(({ key, name, amount, note, isBad }) => (
          <div key={key} data-bad={isBad || undefined}>
            <dt>{name}</dt>
            <dd>
              <b>{rupees(amount)}</b>
              <small>{note}</small>
            </dd>
          </div>
        ))}
      </dl>
      <Holder wallet={wallet} />
    </section>
  );
}

/** Leading bids hold more than there is: until it is added, no bid is let in. */
export function Short({
  wallet: { short },
  manages,
  mayAdd,
}: {
  wallet: Wallet;
  manages: boolean;
  mayAdd: boolean;
}) {
  if (short === 0) return null;
  return (
    <section className={classes.short} role="alert">
      <IconAlertTriangle size={26} stroke={1.8} aria-hidden />
      <div>
        <h2>{t`${rupees(short)} short`}</h2>
        <p>
          {manages
            ? t`Your leading bids hold more than your deposit. Until you add the rest, no new bid is let in.`
            : t`Your company’s leading bids hold more than its deposit. Ask its owner or a manager to add the rest: until then no new bid is let in.`}
        </p>
        {mayAdd && (
          <ButtonLink to={`/wallet?add=${short}`} kind="main">
            {t`Add ${rupees(short)}`}
          </ButtonLink>
        )}
      </div>
    </section>
  );
}

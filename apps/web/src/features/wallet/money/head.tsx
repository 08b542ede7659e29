import { Group } from "@mantine/core";
import "@mantine/core/styles/Group.css";
import type { Wallet } from "@rebale/contract/wallet";
import { t } from "ttag";
import IconAlertTriangle from "~icons/tabler/alert-triangle";
import { rupees, rupeesExact } from "../../../lib/formatting/formatting.ts";
import { ButtonLink } from "../../../ui/button-link.tsx";
import { mainFigure, type Pot, potsOf } from "../wallet.rules.ts";
import classes from "./head.module.css";
import { Holder } from "./holder.tsx";

interface Props {
  wallet: Wallet;
  /** One login buys, the other sells. */
  sells: boolean;
  /** The actions with it. */
  children?: React.ReactNode;
}

/** The usable money in big letters, the pots that it is one of, and the keeper of it all. */
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
      <Pots {...potsOf(wallet, sells)} />
      <Holder wallet={wallet} />
    </section>
  );
}

/** The pots as one bar and by name: they add up to the last figure. */
function Pots({ pots, total }: { pots: readonly Pot[]; total: number }) {
  return (
    <div className={classes.pots}>
      <div className={classes.bar} aria-hidden>
        {pots.map(({ key, amount }) =>
          amount > 0 ? <span key={key} data-pot={key} style={{ flexGrow: amount }} /> : null,
        )}
      </div>
      <dl className="figures">
        {pots.map(({ key, name, amount, note }) => (
          <div key={key} data-pot={key}>
            <dt>
              {name}
              <small>{note}</small>
            </dt>
            <dd>{rupeesExact(amount)}</dd>
          </div>
        ))}
        <div data-pot="total">
          <dt>{t`Together`}</dt>
          <dd>{rupeesExact(total)}</dd>
        </div>
      </dl>
    </div>
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

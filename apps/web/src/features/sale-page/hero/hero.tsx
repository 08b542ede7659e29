import type { Award } from "@rebale/contract/awards";
import { nextStepOf } from "@rebale/contract/awards/next-step";
import type { Invoice } from "@rebale/contract/invoices";
import { t } from "ttag";
import IconShieldLock from "~icons/tabler/shield-lock";
import classes from "../../../shared/goods/sale.module.css";
import { factsOf } from "../../../shared/goods/sale-facts.rules.ts";
import { toneOf } from "../../../shared/goods/sale-labels.rules.ts";
import type { Side } from "../../../shared/goods/side.ts";
import { keptBy } from "../../../shared/holder/holder.rules.ts";
import { WithDates } from "../../../ui/with-dates.tsx";
import { cancelWish } from "../award-labels.rules.ts";
import { isMoneyOver, isPayable } from "../money/sums.rules.ts";
import { directHeroOf } from "./direct-hero.ts";
import { goodsHeroOf, waitsForEway } from "./goods-hero.ts";
import { HeroAction } from "./hero-action.tsx";
import { marketHeroOf } from "./market-hero.rules.ts";
import { Pay } from "./pay.tsx";
import type { OwnMoney } from "./read-own-money.ts";
import { Wish } from "./wish.tsx";

interface Props {
  award: Award;
  side: Side;
  /** Null where the two pay each other. */
  own: OwnMoney | null;
  papers: readonly Invoice[] | null;
  /** Only owners and managers act. */
  may: boolean;
}

/** Where a sale stands, what follows from it, and the one thing to do next. */
export function Hero({ award, side, own, papers, may }: Props) {
  const wish = cancelWish(award, side);
  // The wish has a button of its own: this is what is next if the sale stands.
  const step = nextStepOf({ ...factsOf(award), called_off_by: [] }, side);
  const eway = waitsForEway(award, papers);
  const stateHero = (award.pay_through === "market" ? marketHeroOf : directHeroOf)(award, side);
  const { title, words } = goodsHeroOf({ award, side, step, eway }) ?? stateHero;
  return (
    <section className={classes.next} data-tone={toneOf(award.state)} aria-label={t`Next step`}>
      <h2 className="figures">
        <WithDates>{title}</WithDates>
      </h2>
      {words.map((line) => (
        <p key={line}>
          <WithDates>{line}</WithDates>
        </p>
      ))}
      {wish !== null && <Wish wish={wish} side={side} />}
      <div className={classes.steps}>
        {own && side === "buyer" && owes(award) ? (
          <Pay award={award} own={own} may={may} />
        ) : (
          <HeroAction {...{ award, side, step, papers, eway, may }} />
        )}
      </div>
      {own?.holder && !isMoneyOver(award) && (
        <p className={classes.holder}>
          <IconShieldLock size={18} aria-hidden />
          <span>{keptBy(own.holder)}</span>
        </p>
      )}
    </section>
  );
}

/** Also what the trucks came to beyond what was paid: the next one does not leave before. */
const owes = (award: Award) =>
  isPayable(award) || ((award.state === "paid" || award.state === "lifting") && award.due > 0);

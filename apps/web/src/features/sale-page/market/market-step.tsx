import type { Award } from "@rebale/contract/awards";
import { t } from "ttag";
import IconShieldLock from "~icons/tabler/shield-lock";
import { rupeesExact } from "../../../lib/formatting/formatting.ts";
import type { GoodsStep as Step } from "../../../shared/goods/goods.rules.ts";
import classes from "../../../shared/goods/sale.module.css";
import { toneOf } from "../../../shared/goods/sale-labels.rules.ts";
import type { Side } from "../../../shared/goods/side.ts";
import { keptBy } from "../../../shared/holder/holder.rules.ts";
import { BegunElsewhere, OnItsWay } from "../../../shared/paying/on-its-way.tsx";
import { ButtonLink } from "../../../ui/button-link.tsx";
import { WithDates } from "../../../ui/with-dates.tsx";
import { cancelWish } from "../award-labels.rules.ts";
import { GoodsStep } from "../goods-step.tsx";
import { Wish } from "../wish.tsx";
import { AskDefault } from "./ask-default.tsx";
import { heroOf } from "./hero.rules.ts";
import { PayFromWallet } from "./pay-from-wallet.tsx";
import type { OwnMoney } from "./read-own-money.ts";
import { addPath, fromWallet, isPayable } from "./sums.rules.ts";

interface Props {
  award: Award;
  side: Side;
  own: OwnMoney;
  /** Only owners and managers act. */
  may: boolean;
  step: Step | null;
}

/** Where a sale through the market stands, what follows from it, and the one thing to do next. */
export function MarketStep({ award, side, own, may, step }: Props) {
  const { title, words } = heroOf(award, side);
  const wish = cancelWish(award, side);
  const holder = own.holder;
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
        {side === "buyer" && owes(award) ? (
          <OnItsWay key={award.due} awardId={award._id}>
            <BegunElsewhere begun={award.on_its_way}>
              <Pay award={award} own={own} may={may} />
            </BegunElsewhere>
          </OnItsWay>
        ) : step ? (
          <GoodsStep award={award} side={side} step={step} may={may} />
        ) : (
          <Otherwise award={award} side={side} />
        )}
      </div>
      {holder && isRunning(award) && (
        <p className={classes.holder}>
          <IconShieldLock size={18} aria-hidden />
          <span>{keptBy(holder)}</span>
        </p>
      )}
    </section>
  );
}

/** Also what the trucks came to beyond what was paid: the next one does not leave before. */
const owes = (award: Award) =>
  isPayable(award) || ((award.state === "paid" || award.state === "lifting") && award.due > 0);

const isRunning = ({ state }: Award) =>
  state !== "completed" && state !== "defaulted" && state !== "cancelled";

function Pay({ award, own, may }: { award: Award; own: OwnMoney; may: boolean }) {
  if (!may) return <p>{t`An owner or manager of your company pays. Your role lets you look.`}</p>;
  const { due } = award;
  const wallet = fromWallet(due, own.free);
  const outside = (kind: "main" | "quiet") => (
    <ButtonLink kind={kind} to={addPath(award)}>
      {kind === "main" ? t`Pay ${rupeesExact(due)}` : t`Pay from outside the wallet`}
    </ButtonLink>
  );
  if (wallet === "all")
    return (
      <>
        <PayFromWallet award={award} free={own.free} kind="main" />
        {own.on && outside("quiet")}
      </>
    );
  return (
    <>
      {own.on ? (
        outside("main")
      ) : (
        <p>{t`No money can be added at the moment. What you have in your wallet can be used.`}</p>
      )}
      {wallet === "part" && <PayFromWallet award={award} free={own.free} kind="quiet" />}
    </>
  );
}

function Otherwise({ award, side }: { award: Award; side: Side }) {
  if (award.moves_allowed.includes("ask_default")) return <AskDefault award={award} />;
  const isLifting = award.state === "paid" || award.state === "lifting";
  const { mobile } = side === "buyer" ? award.seller : award.buyer;
  if (isLifting && mobile)
    return (
      <ButtonLink kind="main" to={`tel:+91${mobile}`} reloadDocument>
        {side === "buyer" ? t`Call the seller` : t`Call the buyer`}
      </ButtonLink>
    );
  if (isLifting || isRunning(award)) return null;
  return (
    <ButtonLink kind="brand" to="/wallet">
      {t`Open the wallet`}
    </ButtonLink>
  );
}

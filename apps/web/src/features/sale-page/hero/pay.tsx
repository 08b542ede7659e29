import type { Award } from "@rebale/contract/awards";
import { t } from "ttag";
import { rupeesExact } from "../../../lib/formatting/formatting.ts";
import { BegunElsewhere, OnItsWay } from "../../../shared/paying/on-its-way.tsx";
import { ButtonLink } from "../../../ui/button-link.tsx";
import { addPath, fromWallet } from "../money/sums.rules.ts";
import { PayFromWallet } from "./pay-from-wallet.tsx";
import type { OwnMoney } from "./read-own-money.ts";

interface Props {
  award: Award;
  own: OwnMoney;
  /** Only owners and managers pay. */
  may: boolean;
}

/** Buttons to pay from the wallet or from outside; none while such a payment is on its way. */
export const Pay = (props: Props) => (
  <OnItsWay key={props.award.due} awardId={props.award._id}>
    <BegunElsewhere begun={props.award.on_its_way}>
      <Buttons {...props} />
    </BegunElsewhere>
  </OnItsWay>
);

function Buttons({ award, own, may }: Props) {
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

import { Link } from "react-router";
import { t } from "ttag";
import { banking, wallet } from "../../../lib/api/office-operations.ts";
import { rupeesExact } from "../../../lib/formatting/formatting.ts";
import { Facts } from "../../../shared/office/facts.tsx";
import { placeOf } from "../../../shared/office/object/places.rules.ts";
import { usePart } from "../../../shared/office/object/use-part.ts";
import { Section } from "../../../shared/office/section.tsx";
import { api } from "../../../shared/office/session/office-api.ts";
import { FailedPart } from "../../../ui/states/failed-part.tsx";
import { Skeleton } from "../../../ui/states/waiting.tsx";
import { heldSum, lastClaim, onItsWay } from "./money-lines.ts";

/** 'Why is my deposit stuck': where a company's money is, in one row. */
export function MoneyRow({ id }: { id: string }) {
  const part = usePart(`money row ${id}`, async (signal) => {
    const of = { params: { id }, signal };
    const [money, transfers] = await Promise.all([
      api.call(wallet.companyWallet, of),
      api.call(banking.companyTransfers, of),
    ]);
    return { money: money.data, transfers: transfers.data };
  });
  if (part.failure !== null)
    return <FailedPart what={t`Its money`} error={part.failure} retry={part.again} />;
  if (!part.data) return <Skeleton height={96} />;
  const { money, transfers } = part.data;
  const moving = onItsWay(transfers);
  return (
    <Section title={t`Money`}>
      <Facts
        facts={[
          { name: t`Free`, value: rupeesExact(money.free) },
          { name: t`Held`, value: <Held id={id} money={money} /> },
          { name: t`In sales`, value: rupeesExact(money.paid_in) },
          {
            name: t`On its way`,
            value:
              moving.length === 0 ? t`Nothing` : moving.map((line) => <div key={line}>{line}</div>),
          },
          { name: t`Last claim`, value: lastClaim(transfers) ?? t`None` },
        ]}
      />
    </Section>
  );
}

type Wallet = Parameters<typeof heldSum>[0];
const MAX_LOTS = 3;

const Held = ({ id, money }: { id: string; money: Wallet }) => (
  <>
    {rupeesExact(heldSum(money))}
    {money.leading > 0 && money.holds.every(({ why }) => why !== "leading") && (
      <div>{t`${rupeesExact(money.leading)} by bids that lead`}</div>
    )}
    {money.holds.slice(0, MAX_LOTS).map(({ product_id, title, amount }) => (
      <div key={product_id}>
        <Link to={placeOf("lot", product_id)}>{title}</Link>{" "}
        <span className="figures">{rupeesExact(amount)}</span>
      </div>
    ))}
    {money.holds.length > MAX_LOTS && (
      <Link to={`${placeOf("company", id)}?part=money`}>
        {t`${money.holds.length - MAX_LOTS} more`}
      </Link>
    )}
  </>
);

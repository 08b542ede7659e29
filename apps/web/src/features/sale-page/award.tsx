import { Stack } from "@mantine/core";
import "@mantine/core/styles/Stack.css";
import { t } from "ttag";
import { api } from "../../lib/api/browser.ts";
import { type AsksFirst, pathOf } from "../../lib/api/first-calls.ts";
import { orNull } from "../../lib/api/loader.ts";
import {
  awards,
  companies,
  invoices,
  kilograms,
  settlement,
  wallet,
} from "../../lib/api/operations.ts";
import { useFreshWhileSeen } from "../../lib/fresh-while-seen.ts";
import { currentSession } from "../../lib/session/session.ts";
import { useFreshOnNotice } from "../../lib/unread/fresh-on-notice.ts";
import { hasGoods } from "../../shared/goods/goods.rules.ts";
import { stepOf } from "../../shared/goods/sale-facts.rules.ts";
import type { Side } from "../../shared/goods/side.ts";
import { Fold } from "../../ui/layout/fold.tsx";
import { Page } from "../../ui/layout/page.tsx";
import { Declaration } from "../invoices/sale/declaration.tsx";
import { Papers } from "../invoices/sale/papers.tsx";
import { GoodsPapers, goodsPapersOf } from "../kilograms/goods-papers.tsx";
import { Kilograms } from "../kilograms/kilograms.tsx";
import { Places } from "../lifting/sale/places.tsx";
import { leftText, Trucks } from "../lifting/sale/trucks.tsx";
import { Claims } from "../settlement/sale/claims.tsx";
import { Weight } from "../settlement/sale/weight.tsx";
import { TaxHoldStrips } from "../tax-holds/sale/strips.tsx";
import type { Route } from "./+types/award";
import { CallOff } from "./call-off.tsx";
import { Head } from "./head/head.tsx";
import { Hero } from "./hero/hero.tsx";
import { readOwnMoney } from "./hero/read-own-money.ts";
import { History } from "./history/history.tsx";
import { Money, moneySum } from "./money/money.tsx";
import { isMoneyOver, isPayable } from "./money/sums.rules.ts";
import { OtherSide } from "./other-side.tsx";
import classes from "./sale-page.module.css";

export async function clientLoader({ params }: Route.ClientLoaderArgs) {
  const of = { params: { id: params.id } };
  const side = sideOfSession();
  const [{ data }, papers, weights, declared, { data: company }, own, toCome] = await Promise.all([
    api.call(awards.details, of),
    orNull(api.call(invoices.list, of)),
    orNull(api.call(kilograms.read, of)),
    orNull(api.call(invoices.declaration, of)),
    api.call(companies.readCompany),
    readOwnMoney(),
    side === "seller" ? orNull(api.call(settlement.toCome, toComeOf(params.id))) : null,
  ]);
  const may = company?.role === "owner" || company?.role === "manager";
  return {
    ...{ award: data, side, own: data.pay_through === "market" ? own : null, may, toCome },
    ...{
      sites: company?.sites ?? [],
      papers: papers?.data ?? null,
      weights: weights?.data ?? null,
      declared: declared?.data ?? null,
    },
  };
}
clientLoader.hydrate = true as const;

const toComeOf = (id: string) => ({ query: { award_id: id } });
/** `clientLoader`'s own. */
export const handle: AsksFirst = {
  first: ({ id = "" }) => {
    const of = { params: { id } };
    const both = [
      ...[awards.details, invoices.list, kilograms.read, invoices.declaration].map((op) =>
        pathOf(op, of),
      ),
      ...[companies.readCompany, wallet.wallet].map((op) => pathOf(op)),
    ];
    return { buyer: both, seller: [...both, pathOf(settlement.toCome, toComeOf(id))] };
  },
};

/** One login buys, the other sells. */
const sideOfSession = (): Side => (currentSession().type === "seller" ? "seller" : "buyer");

export { Failed as ErrorBoundary } from "../../ui/states/failed.tsx";
export { Waiting as HydrateFallback } from "../../ui/states/waiting.tsx";

/** The gate moves a truck without a notice for each weighing. */
const OFTEN_MS = 20_000;

/** A sale, the same page for both sides: how far it is, one next step, and three folds. */
export default function Award({ loaderData }: Route.ComponentProps) {
  const { award, side, own, may, papers } = loaderData;
  useFreshOnNotice();
  useFreshWhileSeen(OFTEN_MS);
  return (
    <Page title={award.title} description={t`What became of a sale.`} index={false}>
      <Stack gap={18}>
        <Head award={award} />
        <div className={classes.page}>
          <div className={classes.part}>
            <Hero award={award} side={side} own={own} papers={papers} may={may} />
            <MoneyFold {...loaderData} />
            <TrucksFold {...loaderData} />
          </div>
          <div className={`${classes.part} ${classes.beside}`}>
            <PapersFold {...loaderData} />
            <OtherSide award={award} side={side} />
          </div>
          <div className={classes.part}>
            <History award={award} side={side} />
            {award.moves_allowed.includes("agree_cancel") && <CallOff award={award} side={side} />}
          </div>
        </div>
      </Stack>
    </Page>
  );
}

type Shown = Route.ComponentProps["loaderData"];

const MoneyFold = ({ award, side, may, sites, papers, toCome }: Shown) => (
  <Fold
    id="money"
    title={t`Money`}
    sum={moneySum({ award, papers, side })}
    opens={isPayable(award) || isMoneyOver(award)}
  >
    <Money award={award} papers={papers} toCome={toCome} side={side} />
    {side === "buyer" && <Places award={award} sites={sites} may={may} />}
  </Fold>
);

function TrucksFold({ award, side, may, papers, weights }: Shown) {
  if (!hasGoods(award)) return null;
  const { what } = stepOf(award, side);
  return (
    <Fold id="trucks" title={t`Trucks`} sum={leftText(award)} opens={!isMoneyOver(award)}>
      <Trucks
        award={award}
        side={side}
        may={may}
        offersBooking={what !== "book_truck" && what !== "bring_truck"}
      />
      <TaxHoldStrips award={award} side={side} />
      <Weight award={award} side={side} may={may} />
      <Claims award={award} papers={papers} side={side} may={may} />
      <Kilograms award={award} weights={weights} side={side} may={may} />
    </Fold>
  );
}

function PapersFold({ award, side, may, papers, declared }: Shown) {
  if (!hasGoods(award) && !papers?.length && !declared) return null;
  const count = (papers?.length ?? 0) + goodsPapersOf(award).length;
  return (
    <Fold id="papers" title={t`Papers`} sum={count > 0 ? String(count) : null} opens={false}>
      <Papers award={award} papers={papers} side={side} may={may}>
        <GoodsPapers award={award} />
      </Papers>
      <Declaration award={award} declared={declared} side={side} may={may} />
    </Fold>
  );
}

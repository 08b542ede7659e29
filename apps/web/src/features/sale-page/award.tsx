import { Stack } from "@mantine/core";
import "@mantine/core/styles/Stack.css";
import type { Award as Sale } from "@rebale/contract/awards";
import { Link } from "react-router";
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
import { lotPrice, quantity } from "../../lib/formatting/formatting.ts";
import { named } from "../../lib/names/named.ts";
import { currentSession } from "../../lib/session/session.ts";
import { useFreshOnNotice } from "../../lib/unread/fresh-on-notice.ts";
import { goodsStepOf } from "../../shared/goods/goods.rules.ts";
import classes from "../../shared/goods/sale.module.css";
import type { Side } from "../../shared/goods/side.ts";
import { RowPicture } from "../../shared/lot/lot-cell.tsx";
import { ToComeList } from "../../shared/to-come/to-come.tsx";
import { Page } from "../../ui/layout/page.tsx";
import { Declaration } from "../invoices/sale/declaration.tsx";
import { Papers } from "../invoices/sale/papers.tsx";
import { Kilograms } from "../kilograms/kilograms.tsx";
import { Places } from "../lifting/sale/places.tsx";
import { Trucks } from "../lifting/sale/trucks.tsx";
import { Claims } from "../settlement/sale/claims.tsx";
import { Weight } from "../settlement/sale/weight.tsx";
import type { Route } from "./+types/award";
import { CallOff } from "./call-off.tsx";
import { MarketStep } from "./market/market-step.tsx";
import { readOwnMoney } from "./market/read-own-money.ts";
import { NextStep } from "./next-step.tsx";
import { OtherSide } from "./other-side.tsx";
import { Payable } from "./payable.tsx";
import { Timeline } from "./timeline.tsx";

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

/** A sale, the same page for both sides: what is owed and by when, and one next step. */
export default function Award({ loaderData }: Route.ComponentProps) {
  const { award, side, own, may, sites, papers, weights, declared, toCome } = loaderData;
  useFreshOnNotice();
  const step = goodsStepOf(award, side);
  const offersBooking = step?.kind !== "book" && step?.kind !== "truck";
  return (
    <Page title={award.title} description={t`What became of a sale.`} index={false}>
      <Stack gap={16}>
        <Head award={award} />
        {own ? (
          <MarketStep award={award} side={side} own={own} may={may} step={step} />
        ) : (
          <NextStep award={award} side={side} may={may} step={step} />
        )}
        {toCome && <ToComeList rows={toCome.data} total={toCome.total} ofOneSale />}
        <Trucks award={award} side={side} may={may} offersBooking={offersBooking} />
        <Papers award={award} papers={papers} side={side} may={may} />
        <Kilograms award={award} weights={weights} side={side} may={may} />
        <Claims award={award} side={side} may={may} />
        <div className={classes.columns}>
          <Stack gap={16}>
            <Weight award={award} papers={papers} side={side} may={may} />
            <Payable award={award} />
          </Stack>
          <Stack gap={16}>
            {side === "buyer" && <Places award={award} sites={sites} may={may} />}
            <Declaration award={award} declared={declared} side={side} may={may} />
            <OtherSide award={award} side={side} />
            <Timeline award={award} />
          </Stack>
        </div>
        {award.moves_allowed.includes("agree_cancel") && <CallOff award={award} side={side} />}
      </Stack>
    </Page>
  );
}

function Head({ award }: { award: Sale }) {
  const { title, url, images, location } = award;
  const amount = quantity(award.quantity, award.unit);
  return (
    <header className={classes.head}>
      <RowPicture image={images[0]} alt="" />
      <div>
        <h1>
          <Link to={`/auctiondetail/${url}`}>{title}</Link>
        </h1>
        <p>
          {[amount, lotPrice(award.rate, award), named(location.city), named(location.state)].join(
            " · ",
          )}
        </p>
      </div>
    </header>
  );
}

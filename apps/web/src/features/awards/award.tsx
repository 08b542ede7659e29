import type { Award as Sale } from "@rebale/contract/awards";
import { Link } from "react-router";
import { t } from "ttag";
import { api } from "../../lib/api/browser.ts";
import { awards } from "../../lib/api/operations.ts";
import { lotPrice, quantity } from "../../lib/formatting/formatting.ts";
import { named } from "../../lib/formatting/named.ts";
import { currentSession } from "../../lib/session/session.ts";
import { RowPicture } from "../../shared/lot/lot-cell.tsx";
import { Page } from "../../ui/layout/page.tsx";
import type { Route } from "./+types/award";
import classes from "./award.module.css";
import type { Side } from "./award-words.rules.ts";
import { CallOff } from "./call-off.tsx";
import { MarketStep } from "./market/market-step.tsx";
import { readOwnMoney } from "./market/read-own-money.ts";
import { NextStep } from "./next-step.tsx";
import { OtherSide } from "./other-side.tsx";
import { Payable } from "./payable.tsx";
import { Timeline } from "./timeline.tsx";

export async function clientLoader({ params }: Route.ClientLoaderArgs) {
  const { data } = await api.call(awards.details, { params: { id: params.id } });
  const own = data.pay_through === "market" ? await readOwnMoney() : null;
  return { award: data, side: sideOfSession(), own };
}
clientLoader.hydrate = true as const;

/** One login buys, the other sells. */
const sideOfSession = (): Side => (currentSession().type === "seller" ? "seller" : "buyer");

export { Failed as ErrorBoundary } from "../../ui/states/failed.tsx";
export { Waiting as HydrateFallback } from "../../ui/states/waiting.tsx";

/** A sale, the same page for both sides: what is owed and by when, and one next step. */
export default function Award({ loaderData: { award, side, own } }: Route.ComponentProps) {
  return (
    <Page title={award.title} description={t`What became of a sale.`} index={false}>
      <div className={classes.award}>
        <Head award={award} />
        {own ? (
          <MarketStep award={award} side={side} own={own} />
        ) : (
          <NextStep award={award} side={side} />
        )}
        <div className={classes.columns}>
          <Payable award={award} />
          <div className={classes.stack}>
            <OtherSide award={award} side={side} />
            <Timeline award={award} />
          </div>
        </div>
        {award.moves_allowed.includes("agree_cancel") && <CallOff award={award} side={side} />}
      </div>
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

import type { OwnLot } from "@rebale/contract/listings";
import { useEffect } from "react";
import { Link } from "react-router";
import { t } from "ttag";
import { api } from "../../../lib/api/browser.ts";
import { accounts, listings } from "../../../lib/api/operations.ts";
import { ButtonLink } from "../../../ui/button-link.tsx";
import { Page } from "../../../ui/layout/page.tsx";
import { Empty } from "../../../ui/states/empty.tsx";
import type { Route } from "./+types/sell-now";
import classes from "./drafts/drafts.module.css";
import { readSellForm } from "./drafts/read-sell-form.ts";
import { SellForm } from "./drafts/sell-form.tsx";
import type { Opening } from "./drafts/use-draft-form.ts";
import { typedOf } from "./product.rules.ts";

/** `?draft=` goes on with a draft, `?from=` begins one like a lot of the seller's. */
export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const asked = new URL(request.url).searchParams;
  const [profile, choices] = await Promise.all([api.call(accounts.readProfile), readSellForm()]);
  const user = profile.data;
  if (!user.login_type.isSeller) return { user, ...choices, drafts: [], opening: noOpening };
  const [drafts, copy] = await Promise.all([
    api.call(listings.readDrafts),
    readCopy(asked.get("from")),
  ]);
  return { user, ...choices, drafts: drafts.data, opening: { draft: asked.get("draft"), copy } };
}
const noOpening: Opening = { draft: null, copy: null };
clientLoader.hydrate = true as const;

export { Failed as ErrorBoundary } from "../../../ui/states/failed.tsx";
export { Waiting as HydrateFallback } from "../../../ui/states/waiting.tsx";

/** S2.11 */
export default function SellNow({ loaderData }: Route.ComponentProps) {
  // The lot to copy is in the form now: a reload shall not begin another copy.
  useEffect(() => history.replaceState(history.state, "", location.pathname), []);
  return (
    <Page
      title={t`Sell Now`}
      description={t`List your scrap on Rebale: add products with pictures and submit them together.`}
      index={false}
      className="wide"
    >
      <nav aria-label={t`Breadcrumb`} className={classes.crumbs}>
        <Link to="/">{t`Home`}</Link>
        <span aria-hidden>/</span>
        <span aria-current="page">{t`Sell Now`}</span>
      </nav>
      <h1>{t`Sell Now`}</h1>
      <p className={classes.lead}>
        {t`Add each lot with pictures, quantity and place. Our team checks it, sets the auction’s times with you, and opens it for bids.`}
      </p>
      {loaderData.user.login_type.isSeller && (
        <p>
          <Link to="/sellnow/import">{t`Many lots? List up to 500 from one Excel or CSV file.`}</Link>
        </p>
      )}
      <div className={classes.last}>
        {loaderData.user.login_type.isSeller ? (
          <SellForm {...loaderData} />
        ) : (
          <Empty
            drawing="gate"
            title={t`Selling needs a seller account`}
            next={<ButtonLink to="/seller">{t`Become a Seller`}</ButtonLink>}
          >
            {t`You are logged in as a buyer. A seller account has its own phone number and is activated by our team.`}
          </Empty>
        )}
      </div>
    </Page>
  );
}

/** A lot of the seller's as the beginning of another one, its pictures and catalogue included. */
async function readCopy(id: string | null): Promise<Opening["copy"]> {
  if (!id) return null;
  const { data } = await api.call(listings.viewLot, { params: { id } });
  // Only its seller sees a refusal: nothing of another's lot can be taken along.
  if (data.refusal_reason === undefined) return null;
  const lot = data as OwnLot;
  // Its times are over, or will be its own.
  const fields = { ...typedOf(lot), start_at: "", end_at: "" };
  return { fields, pictures: lot.images, catalog: lot.catalog };
}

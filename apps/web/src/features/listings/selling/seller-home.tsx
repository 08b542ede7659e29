import { t } from "ttag";
import { ButtonLink } from "../../../ui/button-link.tsx";
import { Banner } from "../../../ui/layout/banner.tsx";
import { Page } from "../../../ui/layout/page.tsx";
import { Empty } from "../../../ui/states/empty.tsx";
import type { Route } from "./+types/seller-home";
import classes from "./own-lots/own-lots.module.css";
import { OwnLots } from "./own-lots/own-lots.tsx";
import { readOwnLots } from "./own-lots/read-own-lots.ts";

export const clientLoader = ({ request }: Route.ClientLoaderArgs) =>
  readOwnLots(request.url, "approved", 24);
clientLoader.hydrate = true as const;

export { Failed as ErrorBoundary } from "../../../ui/states/failed.tsx";
export { Waiting as HydrateFallback } from "../../../ui/states/waiting.tsx";

/** S2.10 */
export default function SellerHome({ loaderData }: Route.ComponentProps) {
  return (
    <Page title={t`Seller home`} description={t`The bids on your products.`} index={false}>
      <Banner
        picture="seller"
        title={t`Your material, the whole country’s bids`}
        actions={
          <>
            <ButtonLink to="/sellnow" kind="main">
              {t`Sell Now`}
            </ButtonLink>
            <ButtonLink to="/price-board" kind="on-dark">
              {t`Price board`}
            </ButtonLink>
          </>
        }
      >
        {t`Follow the bids on everything that you have listed, and see at once when a lot closes.`}
      </Banner>
      <div className={`wide ${classes.page}`}>
        <h2>{t`Bid List`}</h2>
        <br />
        <OwnLots
          lots={loaderData}
          label={t`The bid list`}
          usual="table"
          empty={
            <Empty
              drawing="bids"
              heading="h3"
              title={t`None of your products is open for bids yet`}
              next={
                <ButtonLink to="/dashproduct" kind="quiet">
                  {t`See all my products`}
                </ButtonLink>
              }
            >
              {t`As soon as our team approves one, its bids are listed here.`}
            </Empty>
          }
        />
      </div>
    </Page>
  );
}

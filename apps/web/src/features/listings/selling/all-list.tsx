import { t } from "ttag";
import { ButtonLink } from "../../../ui/button-link.tsx";
import { Page } from "../../../ui/layout/page.tsx";
import { Empty } from "../../../ui/states/empty.tsx";
import type { Route } from "./+types/all-list";
import classes from "./own-lots/own-lots.module.css";
import { OwnLots } from "./own-lots/own-lots.tsx";
import { readOwnLots } from "./own-lots/read-own-lots.ts";

export const clientLoader = ({ request }: Route.ClientLoaderArgs) =>
  readOwnLots(request.url, undefined, 24);
clientLoader.hydrate = true as const;

export { Failed as ErrorBoundary } from "../../../ui/states/failed.tsx";
export { Waiting as HydrateFallback } from "../../../ui/states/waiting.tsx";

/** S2.9: the seller's own products as cards. */
export default function AllList({ loaderData }: Route.ComponentProps) {
  return (
    <Page
      title={t`My products`}
      description={t`Your products on Rebale.`}
      index={false}
      className={`wide ${classes.page}`}
    >
      <div className={classes.head}>
        <h1>{t`My products`}</h1>
        <ButtonLink to="/sellnow" kind="main">
          {t`Sell Now`}
        </ButtonLink>
      </div>
      <br />
      <OwnLots
        lots={loaderData}
        label={t`Your products`}
        usual="cards"
        empty={
          <Empty
            title={t`You have not listed anything yet`}
            next={
              <ButtonLink to="/sellnow" kind="quiet">
                {t`Add a product`}
              </ButtonLink>
            }
          >
            {t`Add your first lot with pictures, quantity and place. It takes two minutes.`}
          </Empty>
        }
      />
    </Page>
  );
}

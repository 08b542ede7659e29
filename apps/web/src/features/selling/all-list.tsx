import { ButtonLink } from "../../ui/button-link.tsx";
import { Page } from "../../ui/page.tsx";
import { Empty } from "../../ui/states/empty.tsx";
import type { Route } from "./+types/all-list";
import classes from "./own-lots/own-lots.module.css";
import { OwnLots } from "./own-lots/own-lots.tsx";
import { readOwnLots } from "./own-lots/read-own-lots.ts";

export const clientLoader = ({ request }: Route.ClientLoaderArgs) =>
  readOwnLots(request.url, undefined, 24);
clientLoader.hydrate = true as const;

export { Failed as ErrorBoundary } from "../../ui/states/failed.tsx";
export { Waiting as HydrateFallback } from "../../ui/states/waiting.tsx";

/** S2.9: the seller's own products as cards. */
export default function AllList({ loaderData }: Route.ComponentProps) {
  return (
    <Page
      title="My products"
      description="Your products on Rebale."
      index={false}
      className={`wide ${classes.page}`}
    >
      <div className={classes.head}>
        <h1>My products</h1>
        <ButtonLink to="/sellnow" kind="main">
          Sell Now
        </ButtonLink>
      </div>
      <br />
      <OwnLots
        lots={loaderData}
        label="Your products"
        usual="cards"
        empty={
          <Empty
            title="You have not listed anything yet"
            next={
              <ButtonLink to="/sellnow" kind="quiet">
                Add a product
              </ButtonLink>
            }
          >
            Add your first lot with pictures, quantity and place. It takes two minutes.
          </Empty>
        }
      />
    </Page>
  );
}

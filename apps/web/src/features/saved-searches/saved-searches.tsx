import type { Category } from "@rebale/contract/listings";
import type { AlertChannel, SavedSearch } from "@rebale/contract/saved-searches";
import { useState } from "react";
import { Link } from "react-router";
import { t } from "ttag";
import { api } from "../../lib/api/browser.ts";
import { queryText } from "../../lib/api/client.ts";
import { listings, savedSearches } from "../../lib/api/operations.ts";
import { useCommand } from "../../lib/forms/use-command.ts";
import { namedCategory } from "../../lib/names/named.ts";
import { searchWords } from "../../lib/search-words.ts";
import { ChannelFields } from "../../shared/alerts/channel-fields.tsx";
import { WatchTabs } from "../../shared/lot/watch/watch-tabs.tsx";
import { ButtonLink, PlainButton } from "../../ui/button-link.tsx";
import { Page } from "../../ui/layout/page.tsx";
import { Empty } from "../../ui/states/empty.tsx";
import type { Route } from "./+types/saved-searches";
import { AlertSettingsForm } from "./alert-settings-form.tsx";
import classes from "./saved-searches.module.css";

export async function clientLoader() {
  const [searches, settings, categories] = await Promise.all([
    api.call(savedSearches.savedSearches),
    api.call(savedSearches.alertSettings),
    api.call(listings.categories),
  ]);
  return {
    searches: searches.data,
    settings: settings.data,
    categories: categories.data.map(namedCategory),
  };
}
clientLoader.hydrate = true as const;

export { Failed as ErrorBoundary } from "../../ui/states/failed.tsx";
export { WaitingRows as HydrateFallback } from "../../ui/states/waiting.tsx";

/** The searches that a member keeps, and how and when they are notified. */
export default function SavedSearches({ loaderData }: Route.ComponentProps) {
  const { searches, settings, categories } = loaderData;
  return (
    <Page title={t`Saved searches`} description={t`Your searches on Rebale.`} index={false}>
      <h1>{t`Saved searches`}</h1>
      <WatchTabs />
      {searches.length ? (
        <ul className={classes.list}>
          {searches.map((search) => (
            <li key={search._id}>
              <SavedSearchRow search={search} categories={categories} />
            </li>
          ))}
        </ul>
      ) : (
        <Empty
          drawing="search"
          title={t`No saved searches yet`}
          next={<ButtonLink to="/are-selling">{t`See live listings`}</ButtonLink>}
        >
          {t`Choose filters in Live Listings and save the search: we tell you about each new lot that matches.`}
        </Empty>
      )}
      <div className={classes.told}>
        <AlertSettingsForm settings={settings} />
      </div>
    </Page>
  );
}

interface Props {
  search: SavedSearch;
  categories: readonly Category[];
}

/** Its filters, the channels it notifies on, and its end. */
function SavedSearchRow({ search, categories }: Props) {
  const { busy, send } = useCommand();
  const [chosen, setChosen] = useState<readonly AlertChannel[]>(search.channels);
  const params = { id: search._id };
  const choose = async (channels: AlertChannel[]) => {
    setChosen(channels);
    const call = () => api.call(savedSearches.changeSearch, { params, body: { channels } });
    if (!(await send(call, t`Saved`))) setChosen(search.channels);
  };
  const words = searchWords(search.query, categories);
  return (
    <article className={classes.search}>
      <div>
        <h2>
          <Link to={`/are-selling${queryText(search.query)}`}>{search.name}</Link>
        </h2>
        <p>{words.join(" · ") || t`Every new lot`}</p>
      </div>
      <ChannelFields
        legend={t`Notify me by`}
        chosen={chosen}
        disabled={busy}
        onChange={(channels) => void choose(channels)}
      />
      <PlainButton
        kind="quiet"
        disabled={busy}
        aria-label={t`Delete ${search.name}`}
        onClick={() =>
          void send(() => api.call(savedSearches.deleteSearch, { params }), t`Deleted`)
        }
      >
        {t`Delete`}
      </PlainButton>
    </article>
  );
}

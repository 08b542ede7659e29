import type { Category } from "@rebale/contract/listings";
import type { AlertChannel, SavedSearch } from "@rebale/contract/saved-searches";
import { useState } from "react";
import { Link } from "react-router";
import { t } from "ttag";
import { api } from "../../lib/api/browser.ts";
import { queryText } from "../../lib/api/client.ts";
import { savedSearches } from "../../lib/api/operations.ts";
import { useCommand } from "../../lib/forms/use-command.ts";
import { searchWords } from "../../lib/search-words.ts";
import { ChannelFields } from "../../shared/alerts/channel-fields.tsx";
import { PlainButton } from "../../ui/button-link.tsx";
import classes from "./saved-searches.module.css";

interface Props {
  search: SavedSearch;
  categories: readonly Category[];
}

/** What it finds, on which ways it tells, and its end. */
export function SavedSearchRow({ search, categories }: Props) {
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

import type { Category } from "@rebale/contract/listings";
import type { AlertChannel } from "@rebale/contract/saved-searches";
import { type FormEvent, useState } from "react";
import { Link } from "react-router";
import { t } from "ttag";
import { api } from "../../../../lib/api/browser.ts";
import { savedSearches } from "../../../../lib/api/operations.ts";
import { toast } from "../../../../lib/forms/toast.ts";
import { explain } from "../../../../lib/language/explain.ts";
import { searchWords } from "../../../../lib/search-words.ts";
import { ChannelFields } from "../../../../shared/alerts/channel-fields.tsx";
import { PlainButton } from "../../../../ui/button-link.tsx";
import { Dialog } from "../../../../ui/dialog.tsx";
import type { FilterValues } from "../filters/read-filters.ts";
import classes from "./save-search.module.css";

interface Props {
  filters: FilterValues;
  categories: readonly Category[];
  onClose: () => void;
}

export default function SaveDialog({ filters, categories, onClose }: Props) {
  const { page: _page, view: _view, by: _by, near: _near, within: _within, ...others } = filters;
  const { ends_within: _ends, may_bid: _may, ...query } = others;
  const words = searchWords(query, categories).join(", ");
  const [name, setName] = useState(words.slice(0, 60) || t`All new lots`);
  const [channels, setChannels] = useState<AlertChannel[]>(["app", "push"]);
  const [busy, setBusy] = useState(false);
  const [wrong, setWrong] = useState("");
  const save = async (event: FormEvent) => {
    event.preventDefault();
    setBusy(true);
    setWrong("");
    try {
      for (const one of eachOf(query))
        await api.call(savedSearches.saveSearch, { body: { name, query: one, channels } });
      toast.success(t`Your search is saved`);
      onClose();
    } catch (error) {
      setWrong(explain(error));
    } finally {
      setBusy(false);
    }
  };
  return (
    <Dialog open onClose={onClose} title={t`Save this search`}>
      <form className={classes.form} onSubmit={(event) => void save(event)}>
        <p>{t`We tell you within a minute when a new matching lot is approved.`}</p>
        <label>
          {t`Name`}
          <input
            type="text"
            autoComplete="off"
            inputMode="text"
            data-autofocus
            required
            maxLength={60}
            value={name}
            aria-invalid={wrong !== "" || undefined}
            onChange={({ target }) => setName(target.value)}
          />
        </label>
        <ChannelFields legend={t`Notify me by`} chosen={channels} onChange={setChannels} />
        {wrong && (
          <p className={classes.wrong} role="alert">
            {wrong}
          </p>
        )}
        <div className={classes.actions}>
          <Link to="/saved-searches">{t`My saved searches`}</Link>
          <PlainButton type="submit" kind="brand" disabled={busy}>
            {t`Save`}
          </PlainButton>
        </div>
      </form>
    </Dialog>
  );
}

/** A saved search has one category and one state: of several each is a search of its own. */
const eachOf = ({ category, state, ...query }: FilterValues): FilterValues[] =>
  (category?.split(",") ?? [undefined]).flatMap((one) =>
    (state?.split(",") ?? [undefined]).map((place) => ({
      ...query,
      ...(one && { category: one }),
      ...(place && { state: place }),
    })),
  );

import { Group, TextInput } from "@mantine/core";
import { t } from "ttag";
import "@mantine/core/styles/Group.css";
import "@mantine/core/styles/Input.css";
import { Button } from "@mantine/core";
import { fieldErrors } from "../../../../lib/language/explain.ts";
import { Dialog } from "../../../../ui/dialog.tsx";
import "@mantine/core/styles/Input.css";
import { useState } from "react";
import { Link, useLocation } from "react-router";
import { toast } from "../../../../lib/forms/toast.ts";
import { explain } from "../../../../lib/language/explain.ts";
import classes from "../list.module.css";
import { viewOf } from "./saved-views.rules.ts";
import { useSavedViews } from "./use-saved-views.ts";

/** Filters, order and days of a list under a name; each in the office has their own. */
export default function SavedViews() {
  const { pathname, search } = useLocation();
  const { views, hasFailed, read, save, rename, remove } = useSavedViews(pathname);
  const [naming, setNaming] = useState<"new" | "again" | null>(null);
  const current = viewOf(search);
  const shown = views?.find((view) => view.search === current);
  if (hasFailed)
    return (
      <div className={`${classes.views} ${classes.failed}`} role="alert">
        <span>{t`Your saved views could not be loaded.`}</span>
        <Button variant="default" size="sm" onClick={() => void read()}>{t`Try again`}</Button>
      </div>
    );
  return (
    <div className={classes.views} aria-busy={!views}>
      {views && views.length > 0 && (
        <nav aria-label={t`Saved views`}>
          {views.map(({ _id, name, search }) => (
            <Link key={_id} to={search} aria-current={_id === shown?._id ? "page" : undefined}>
              {name}
            </Link>
          ))}
        </nav>
      )}
      {shown && (
        <>
          <Button variant="default" size="sm" onClick={() => setNaming("again")}>
            {t`Rename this view`}
          </Button>
          <Button
            variant="default"
            size="sm"
            onClick={() =>
              void remove(shown._id).catch((error: unknown) => toast.error(explain(error)))
            }
          >
            {t`Delete this view`}
          </Button>
        </>
      )}
      {views && !shown && current !== "?" && (
        <Button variant="default" size="sm" onClick={() => setNaming("new")}>
          {t`Save this view`}
        </Button>
      )}
      {naming === "new" && (
        <NameView
          title={t`Save this view`}
          name=""
          onName={(name) => save(name, current)}
          onClose={() => setNaming(null)}
        />
      )}
      {naming === "again" && shown && (
        <NameView
          title={t`Rename this view`}
          name={shown.name}
          onName={(name) => rename(shown._id, name)}
          onClose={() => setNaming(null)}
        />
      )}
    </div>
  );
}

interface Props {
  title: string;
  name: string;
  onName: (name: string) => Promise<void>;
  onClose: () => void;
}

/** Asks for a view's name; what the office refuses is shown at the field. */
function NameView({ title, name: given, onName, onClose }: Props) {
  const [name, setName] = useState(given);
  const [error, setError] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const send = async () => {
    if (!name.trim()) return setError(t`Give it a name`);
    setBusy(true);
    try {
      await onName(name.trim());
      onClose();
    } catch (refused) {
      setError(String(fieldErrors(refused).name ?? explain(refused)));
      setBusy(false);
    }
  };
  return (
    <Dialog open onClose={onClose} title={title}>
      <form
        onSubmit={(e) => {
          e.preventDefault();
          if (!isBusy) void send();
        }}
      >
        <TextInput
          label={t`Name`}
          description={t`We keep your search, filters, dates and sort order on all your devices.`}
          inputMode="text"
          autoComplete="off"
          maxLength={40}
          data-autofocus
          error={error}
          value={name}
          onChange={(e) => setName(e.currentTarget.value)}
        />
        <Group justify="flex-end" gap={10} mt={20}>
          <Button type="submit" color="bottle" loading={isBusy}>{t`Save`}</Button>
        </Group>
      </form>
    </Dialog>
  );
}

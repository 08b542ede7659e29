import { Button, NativeSelect, TextInput } from "@mantine/core";
import "@mantine/core/styles/Input.css";
import { useEffect, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { Dialog } from "../../../../ui/dialog.tsx";
import buttons from "../panels/buttons.module.css";
import classes from "./list.module.css";
import { readViews, type SavedView, viewOf, writeViews } from "./saved-views.rules.ts";

/** Filters, order and days of a list under a name, kept in this browser. */
export function SavedViews() {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const [views, setViews] = useState<readonly SavedView[]>([]);
  const [naming, setNaming] = useState(false);
  const [name, setName] = useState("");
  useEffect(() => setViews(readViews(pathname)), [pathname]);
  const current = viewOf(search);
  const shown = views.find((view) => view.search === current);
  const store = (next: readonly SavedView[]) => {
    setViews(next);
    writeViews(pathname, next);
  };
  return (
    <div className={classes.views}>
      {views.length > 0 && (
        <NativeSelect
          size="sm"
          autoComplete="off"
          aria-label="Saved views"
          data={[
            { value: "", label: "Saved views" },
            ...views.map((view) => ({ value: view.search, label: view.name })),
          ]}
          value={shown?.search ?? ""}
          onChange={(e) => e.currentTarget.value && void navigate(e.currentTarget.value)}
        />
      )}
      {shown ? (
        <Button
          variant="default"
          size="sm"
          onClick={() => store(views.filter((view) => view !== shown))}
        >
          Delete this view
        </Button>
      ) : (
        current !== "?" && (
          <Button variant="default" size="sm" onClick={() => setNaming(true)}>
            Save this view
          </Button>
        )
      )}
      <Dialog open={naming} onClose={() => setNaming(false)} title="Save this view">
        <form
          onSubmit={(e) => {
            e.preventDefault();
            if (!name.trim()) return;
            store([...views, { name: name.trim(), search: current }]);
            setName("");
            setNaming(false);
          }}
        >
          <TextInput
            label="Name"
            description="Search, filters, days and order are kept in this browser."
            inputMode="text"
            autoComplete="off"
            maxLength={40}
            data-autofocus
            value={name}
            onChange={(e) => setName(e.currentTarget.value)}
          />
          <div className={`${buttons.row} ${buttons.end}`}>
            <Button type="submit" color="bottle">
              Save
            </Button>
          </div>
        </form>
      </Dialog>
    </div>
  );
}

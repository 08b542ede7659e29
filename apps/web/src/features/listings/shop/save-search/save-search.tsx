import type { Category } from "@rebale/contract/listings";
import { lazy, Suspense, useEffect, useState } from "react";
import { useNavigate } from "react-router";
import { t } from "ttag";
import IconBellPlus from "~icons/tabler/bell-plus";
import { loginForSearch } from "../../../../lib/session/come-back.ts";
import { useSession } from "../../../../lib/session/session.ts";
import { Optional } from "../../../../ui/later/optional.tsx";
import { type FilterValues, withFilters } from "../filters/read-filters.ts";
import classes from "./save-search.module.css";

/** Few save a search: its dialog is fetched when it is asked for. */
const SaveDialog = lazy(() => import("./save-dialog.tsx"));

interface Props {
  filters: FilterValues;
  categories: readonly Category[];
  /** `sign` in the bar, `words` where it is what to do next. */
  look?: "sign" | "words";
}

/** Keeps the search; who is not signed in does so first, and comes back to the open dialog. */
export function SaveSearch({ filters, categories, look = "sign" }: Props) {
  const { token, type } = useSession();
  const navigate = useNavigate();
  const [open, setOpen] = useState(false);
  useEffect(() => {
    if (token && takeIntent()) setOpen(true);
  }, [token]);
  if (type === "admin") return null;
  const press = () => {
    if (token) return setOpen(true);
    storeIntent();
    void navigate(loginForSearch(withFilters(filters, {})));
  };
  return (
    <>
      <button
        type="button"
        className={classes.save}
        data-look={look}
        title={look === "sign" ? t`Save this search` : undefined}
        onClick={press}
      >
        <IconBellPlus size={20} aria-hidden />{" "}
        <span>{look === "sign" ? t`Save this search` : t`Tell me when there is one`}</span>
      </button>
      {open && (
        <Optional>
          <Suspense>
            <SaveDialog filters={filters} categories={categories} onClose={() => setOpen(false)} />
          </Suspense>
        </Optional>
      )}
    </>
  );
}

const INTENT = "rebale:save-search";
function storeIntent() {
  try {
    sessionStorage.setItem(INTENT, "1");
  } catch {
    // forbidden: then the button is there to be pressed again
  }
}
function takeIntent(): boolean {
  try {
    const isIntended = sessionStorage.getItem(INTENT) !== null;
    sessionStorage.removeItem(INTENT);
    return isIntended;
  } catch {
    return false;
  }
}

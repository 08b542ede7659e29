import { useHotkeys } from "@mantine/hooks";
import { useState } from "react";
import IconSearch from "~icons/tabler/search";
import { Dialog } from "../../../ui/dialog.tsx";
import FindAnything from "./find-anything.tsx";
import classes from "./finder.module.css";

const keys: readonly (readonly [key: string, what: string])[] = [
  ["Ctrl K", "Find any lot, person or page (on a Mac: ⌘ K)"],
  ["/", "Search this list"],
  ["J", "Next row; Enter opens it"],
  ["K", "Previous row"],
  ["?", "Show these keys"],
  ["Esc", "Close the open panel"],
];

/** The office's keys: Ctrl-K finds, ? lists them; the button is for who has no keyboard. */
export function useFinder() {
  const [shown, setShown] = useState<"find" | "keys" | null>(null);
  const close = () => setShown(null);
  // Also while somebody types into a field.
  useHotkeys([["mod+K", () => setShown("find")]], []);
  useHotkeys([["shift+?", () => setShown("keys")]]);
  const button = (
    <button
      type="button"
      className={classes.open}
      aria-label="Find anything Ctrl K"
      aria-keyshortcuts="Control+K"
      onClick={() => setShown("find")}
    >
      <IconSearch size={20} aria-hidden /> <span>Find anything</span> <kbd>Ctrl K</kbd>
    </button>
  );
  const dialogs = (
    <>
      <Dialog open={shown === "find"} onClose={close} title="Find a lot, person or page">
        <FindAnything onChoose={close} />
      </Dialog>
      <Dialog open={shown === "keys"} onClose={close} title="Keys">
        <dl className={classes.keys}>
          {keys.map(([key, what]) => (
            <div key={key}>
              <dt>
                <kbd>{key}</kbd>
              </dt>
              <dd>{what}</dd>
            </div>
          ))}
        </dl>
      </Dialog>
    </>
  );
  return { button, dialogs };
}

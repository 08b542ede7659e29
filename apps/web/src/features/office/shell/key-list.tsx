import { useLocation } from "react-router";
import { useMay } from "../../../shared/office/session/office-session.ts";
import { shownKeys } from "../../../shared/office/shown-keys.ts";
import finderClasses from "../finder/finder.module.css";
import { keysOf } from "./keys.ts";

/** Every key that works on this screen. */
export function KeyList() {
  const groups = keysOf(useLocation().pathname, useMay(), shownKeys());
  return (
    <>
      {groups.map(({ title, keys }) => (
        <section key={title} aria-label={title}>
          <h3>{title}</h3>
          <dl className={finderClasses.keys}>
            {keys.map(({ key, what }) => (
              <div key={key}>
                <dt>
                  <kbd>{key}</kbd>
                </dt>
                <dd>{what}</dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </>
  );
}

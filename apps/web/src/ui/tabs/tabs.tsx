import { useEffect, useId, useState } from "react";
import { useLocation } from "react-router";
import classes from "./tabs.module.css";

interface Tab {
  name: string;
  /** An address that ends in it opens the tab. */
  hash?: string;
  /** A fault not in its name: something is missing in it, or wrong. */
  mark?: string | undefined;
  panel: React.ReactNode;
}

/** Tabs with arrow keys; without JavaScript every panel stands below the other. */
export function Tabs({ tabs, label }: { tabs: readonly Tab[]; label: string }) {
  const [at, setAt] = useState(0);
  const id = useId();
  const { hash } = useLocation();
  const named = hash ? tabs.findIndex((tab) => tab.hash === hash) : -1;
  useEffect(() => {
    if (named < 0) return;
    setAt(named);
    document.getElementById(`${id}-tab-${named}`)?.scrollIntoView();
  }, [named, id]);
  const keys = (e: React.KeyboardEvent) => {
    const by = { ArrowRight: 1, ArrowLeft: -1 }[e.key];
    if (!by) return;
    const next = (at + by + tabs.length) % tabs.length;
    setAt(next);
    document.getElementById(`${id}-tab-${next}`)?.focus();
  };
  return (
    <div>
      <div role="tablist" aria-label={label} className={classes.list} onKeyDown={keys}>
        {tabs.map(({ name, mark }, i) => (
          <button
            key={name}
            type="button"
            role="tab"
            id={`${id}-tab-${i}`}
            aria-selected={i === at}
            aria-controls={`${id}-panel-${i}`}
            tabIndex={i === at ? 0 : -1}
            onClick={() => setAt(i)}
          >
            {name} {mark && <small className={classes.mark}>{mark}</small>}
          </button>
        ))}
      </div>
      {tabs.map(({ name, panel }, i) => (
        <div
          key={name}
          role="tabpanel"
          id={`${id}-panel-${i}`}
          aria-labelledby={`${id}-tab-${i}`}
          className={classes.panel}
          hidden={i !== at}
        >
          {panel}
        </div>
      ))}
    </div>
  );
}

import { useId, useRef } from "react";
import classes from "./form-tabs.module.css";

export interface FormTab<T extends string> {
  id: T;
  label: string;
  panel: React.ReactNode;
}

interface Props<T extends string> {
  tabs: readonly FormTab<T>[];
  active: T;
  onChange: (id: T) => void;
  label: string;
}

/**
 * Tabs of one form: the form decides which is open. Both stay mounted, so nothing typed or chosen
 * is lost by looking at the other.
 */
export function FormTabs<T extends string>({ tabs, active, onChange, label }: Props<T>) {
  const base = useId();
  const list = useRef<HTMLDivElement>(null);
  const step = (e: React.KeyboardEvent) => {
    const by = { ArrowRight: 1, ArrowLeft: -1 }[e.key];
    if (!by) return;
    const at = (tabs.findIndex((tab) => tab.id === active) + by + tabs.length) % tabs.length;
    const next = tabs[at];
    if (next) onChange(next.id);
    list.current?.querySelectorAll("button")[at]?.focus();
  };
  return (
    <>
      <div ref={list} className={classes.list} role="tablist" aria-label={label} onKeyDown={step}>
        {tabs.map(({ id, label }) => (
          <button
            key={id}
            type="button"
            role="tab"
            id={`${base}${id}`}
            aria-selected={id === active}
            aria-controls={`${base}${id}-panel`}
            tabIndex={id === active ? 0 : -1}
            onClick={() => onChange(id)}
          >
            {label}
          </button>
        ))}
      </div>
      {tabs.map(({ id, panel }) => (
        <div
          key={id}
          role="tabpanel"
          id={`${base}${id}-panel`}
          aria-labelledby={`${base}${id}`}
          hidden={id !== active}
        >
          {panel}
        </div>
      ))}
    </>
  );
}

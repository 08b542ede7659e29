import { useEffect, useRef } from "react";
import { t } from "ttag";
import IconX from "~icons/tabler/x";
import { closesOnBack } from "../../../../lib/forms/back-closes.ts";
import { rememberFocus } from "../../../../lib/forms/focus.ts";
import { PlainButton } from "../../../../ui/button-link.tsx";
import classes from "./filter-drawer.module.css";

interface Props {
  open: boolean;
  onClose: () => void;
  inTable: boolean;
  /** Null where they could not be read. */
  total: number | null;
  children: React.ReactNode;
}

const showText = (total: number | null) => {
  if (total === null) return t`Show the lots`;
  if (total === 1) return t`Show 1 lot`;
  return t`Show ${total >= 1000 ? "1,000+" : total} lots`;
};

/** Beside the cards on a desk; over the table and on a phone a drawer, which comes on demand. */
export function FilterDrawer({ open, onClose, inTable, total, children }: Props) {
  const drawer = useRef<HTMLElement>(null);
  const close = useRef(onClose);
  close.current = onClose;
  useEffect(() => {
    const element = drawer.current;
    if (!open || !element) return;
    const giveBack = rememberFocus(element);
    element.querySelector("button")?.focus();
    const onKey = (e: KeyboardEvent) => e.key === "Escape" && close.current();
    addEventListener("keydown", onKey);
    const shut = closesOnBack(() => close.current());
    return () => {
      shut();
      removeEventListener("keydown", onKey);
      giveBack();
    };
  }, [open]);
  return (
    <div className={classes.place} data-view={inTable ? "table" : undefined}>
      {open && (
        <button
          type="button"
          className={classes.behind}
          tabIndex={-1}
          aria-hidden
          onClick={onClose}
        />
      )}
      <aside
        id="filters"
        ref={drawer}
        className={classes.sidebar}
        data-open={open || undefined}
        aria-label={t`Filters`}
      >
        <div className={classes.head}>
          <h2>{t`Filters`}</h2>
          <button type="button" aria-label={t`Close`} onClick={onClose}>
            <IconX size={22} aria-hidden />
          </button>
        </div>
        {children}
        <div className={classes.foot}>
          <PlainButton kind="main" onClick={onClose}>
            {showText(total)}
          </PlainButton>
        </div>
      </aside>
    </div>
  );
}

import { useLayoutEffect, useRef } from "react";
import { t } from "ttag";
import IconX from "~icons/tabler/x";
import { closesOnBack } from "../lib/forms/back-closes.ts";
import { rememberFocus } from "../lib/forms/focus.ts";
import { dialogClosed, dialogOpened } from "../lib/forms/top-dialog.ts";
import classes from "./dialog.module.css";

interface Props {
  open: boolean;
  onClose: () => void;
  title: string;
  /** `full` for pictures, edge to edge; `sheet` rises from the bottom of a phone. */
  size?: "small" | "wide" | "full" | "sheet";
  children: React.ReactNode;
}

/** The browser's own modal dialog: focus is kept inside and returns, Escape closes. */
export function Dialog({ open, onClose, title, size = "small", children }: Props) {
  const element = useRef<HTMLDialogElement>(null);
  // Before it leaves the page: a dialog that is gone gives no focus back.
  useLayoutEffect(() => {
    const dialog = element.current;
    if (!dialog || !open) return;
    const giveBack = rememberFocus(dialog);
    dialog.showModal();
    dialogOpened(dialog);
    const shut = closesOnBack(() => dialog.close());
    // A form's first field, where one is marked; else the close button, as the browser does.
    dialog.querySelector<HTMLElement>("[data-autofocus]")?.focus();
    return () => {
      shut();
      dialogClosed(dialog);
      dialog.close();
      giveBack();
    };
  }, [open]);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape and the close button do the same
    <dialog
      ref={element}
      className={classes.dialog}
      data-size={size}
      aria-label={title}
      // React lets `close` bubble: a dialog within this one closes itself alone. The event comes
      // late: by then this one may be shut already, or open again.
      onClose={(e) => e.target === e.currentTarget && open && !e.currentTarget.open && onClose()}
      onClick={(e) => e.target === e.currentTarget && onClose()}
    >
      {open && (
        <div className={classes.inside}>
          <div className={classes.head}>
            <h2>{title}</h2>
            <button type="button" className={classes.close} aria-label={t`Close`} onClick={onClose}>
              <IconX size={22} aria-hidden />
            </button>
          </div>
          {children}
        </div>
      )}
    </dialog>
  );
}

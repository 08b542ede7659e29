import { IconX } from "@tabler/icons-react";
import { useEffect, useRef } from "react";
import { dialogClosed, dialogOpened } from "../../../../lib/top-dialog.ts";
import classes from "./drawer.module.css";

interface Props {
  title: string;
  onClose: () => void;
  /** `left` for the menu. */
  side?: "left" | "right";
  children: React.ReactNode;
}

/**
 * A panel over the list: the browser's own modal dialog, so focus is kept inside and returns, and
 * Escape closes.
 */
export function Drawer({ title, onClose, side = "right", children }: Props) {
  const element = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const dialog = element.current;
    if (!dialog) return;
    dialog.showModal();
    dialogOpened(dialog);
    return () => {
      dialogClosed(dialog);
      dialog.close();
    };
  }, []);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape and the close button do the same
    <dialog
      ref={element}
      className={classes.drawer}
      data-side={side}
      aria-label={title}
      // Whoever shows the drawer decides: unsaved typing may keep it open.
      onCancel={(e) => {
        if (e.target !== element.current) return;
        e.preventDefault();
        onClose();
      }}
      onClick={(e) => e.target === e.currentTarget && onClose()}
    >
      <div className={classes.head}>
        <h2>{title}</h2>
        <button type="button" aria-label="Close" onClick={onClose}>
          <IconX size={22} aria-hidden />
        </button>
      </div>
      <div className={classes.body}>{children}</div>
    </dialog>
  );
}

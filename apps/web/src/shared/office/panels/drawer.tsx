import { createContext, useContext, useEffect, useLayoutEffect, useRef, useState } from "react";
import { createPortal } from "react-dom";
import { t } from "ttag";
import IconX from "~icons/tabler/x";
import { closesOnBack } from "../../../lib/forms/back-closes.ts";
import { rememberFocus } from "../../../lib/forms/focus.ts";
import { dialogClosed, dialogOpened, standAgain } from "../../../lib/forms/top-dialog.ts";
import classes from "./drawer.module.css";

interface Props {
  title: string;
  onClose: () => void;
  /** `left` for the menu. */
  side?: "left" | "right";
  children: React.ReactNode;
}

const Foot = createContext<HTMLElement | null>(null);

/** The decisions: at the drawer's foot, in sight wherever its content is scrolled to. */
export function DrawerFoot({ children }: { children: React.ReactNode }) {
  const place = useContext(Foot);
  return place && createPortal(children, place);
}

/**
 * A panel over the list: the browser's own modal dialog, so focus is kept inside and returns, and
 * Escape closes.
 */
export function Drawer({ title, onClose, side = "right", children }: Props) {
  const element = useRef<HTMLDialogElement>(null);
  const [foot, setFoot] = useState<HTMLElement | null>(null);
  // Before it leaves the page: a dialog that is gone gives no focus back.
  useLayoutEffect(() => {
    const dialog = element.current;
    if (!dialog) return;
    const giveBack = rememberFocus(dialog);
    dialog.showModal();
    dialogOpened(dialog);
    // The address has the others, so that Back closes them as it is.
    const shut = side === "left" ? closesOnBack(() => dialog.close()) : undefined;
    return () => {
      shut?.();
      dialogClosed(dialog);
      dialog.close();
      giveBack();
    };
  }, [side]);
  // Once its foot is there, too: what is to be done next, where a panel marks it.
  useEffect(() => {
    if (foot) element.current?.querySelector<HTMLElement>("[data-autofocus]")?.focus();
  }, [foot]);
  return (
    <dialog
      ref={element}
      className={classes.drawer}
      data-side={side}
      aria-label={title}
      // Whoever shows the drawer decides: unsaved typing may keep it open. A key that was handled
      // here asks the browser for nothing; a gesture still does.
      onKeyDown={(e) => {
        const isOurs = e.key === "Escape" && !e.nativeEvent.isComposing && !e.defaultPrevented;
        if (!isOurs || !isOf(e.target, e.currentTarget)) return;
        e.preventDefault();
        onClose();
      }}
      onCancel={(e) => {
        if (e.target !== e.currentTarget) return;
        e.preventDefault();
        onClose();
      }}
      onClose={(e) => {
        if (e.target !== e.currentTarget || e.currentTarget.open) return;
        standAgain(e.currentTarget);
        onClose();
      }}
      onClick={(e) => e.target === e.currentTarget && onClose()}
    >
      <div className={classes.head}>
        <h2>{title}</h2>
        <button type="button" aria-label={t`Close`} onClick={onClose}>
          <IconX size={22} aria-hidden />
        </button>
      </div>
      <Foot value={foot}>
        <div className={classes.body}>{children}</div>
      </Foot>
      <div ref={setFoot} className={classes.foot} />
    </dialog>
  );
}

/** And not of a dialog that lies on it. */
const isOf = (target: EventTarget, dialog: HTMLDialogElement) =>
  target instanceof Element && target.closest("dialog") === dialog;

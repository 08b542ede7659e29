import { IconAlertTriangle, IconCircleCheck, IconInfoCircle, IconX } from "@tabler/icons-react";
import { useEffect, useRef, useSyncExternalStore } from "react";
import { dismissToast, type Toast, toastStore } from "../lib/toast.ts";
import classes from "./toasts.module.css";

const NONE: readonly Toast[] = [];
const icons = { success: IconCircleCheck, error: IconAlertTriangle, info: IconInfoCircle };

export function Toasts() {
  const toasts = useSyncExternalStore(toastStore.subscribe, toastStore.read, () => NONE);
  const stack = useRef<HTMLDivElement>(null);
  // Shown anew with each message: it then lies above a dialog that was opened meanwhile.
  useEffect(() => {
    if (!toasts.length || !stack.current?.showPopover) return;
    stack.current.hidePopover();
    stack.current.showPopover();
  }, [toasts]);
  return (
    <div ref={stack} popover="manual" className={classes.stack} role="status" aria-live="polite">
      {toasts.map(({ id, kind, text }) => {
        const Icon = icons[kind];
        return (
          <div key={id} className={classes.toast} data-kind={kind}>
            <Icon size={22} aria-hidden className={classes.icon} />
            <span>{text}</span>
            <button
              type="button"
              className={classes.close}
              aria-label="Close message"
              onClick={() => dismissToast(id)}
            >
              <IconX size={18} aria-hidden />
            </button>
          </div>
        );
      })}
    </div>
  );
}

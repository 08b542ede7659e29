import { IconAlertTriangle, IconCircleCheck, IconInfoCircle, IconX } from "@tabler/icons-react";
import { useSyncExternalStore } from "react";
import { dismissToast, type Toast, toastStore } from "../lib/toast.ts";
import classes from "./toasts.module.css";

const NONE: readonly Toast[] = [];
const icons = { success: IconCircleCheck, error: IconAlertTriangle, info: IconInfoCircle };

export function Toasts() {
  const toasts = useSyncExternalStore(toastStore.subscribe, toastStore.read, () => NONE);
  return (
    <div className={classes.stack} role="status" aria-live="polite">
      {toasts.map(({ id, kind, text }) => {
        const Icon = icons[kind];
        return (
          <div key={id} className={classes.toast} data-kind={kind}>
            <Icon size={22} aria-hidden className={classes.icon} />
            <span>{text}</span>
            <button type="button" className={classes.close} aria-label="Close message" onClick={() => dismissToast(id)}>
              <IconX size={18} aria-hidden />
            </button>
          </div>
        );
      })}
    </div>
  );
}

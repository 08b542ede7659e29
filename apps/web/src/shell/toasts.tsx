import { useEffect, useRef, useSyncExternalStore } from "react";
import { createPortal } from "react-dom";
import { useLocation } from "react-router";
import { t } from "ttag";
import IconAlertTriangle from "~icons/tabler/alert-triangle";
import IconCircleCheck from "~icons/tabler/circle-check";
import IconInfoCircle from "~icons/tabler/info-circle";
import IconX from "~icons/tabler/x";
import { deleteFailures, dismissToast, type Toast, toastStore } from "../lib/forms/toast.ts";
import { useTopDialog } from "../lib/forms/top-dialog.ts";
import classes from "./toasts.module.css";

const NONE: readonly Toast[] = [];
const icons = { success: IconCircleCheck, error: IconAlertTriangle, info: IconInfoCircle };

/** Inside the topmost dialog, where one is open: what stands outside of it cannot be pressed. */
export function Toasts() {
  const dialog = useTopDialog();
  const { pathname } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: with each page
  useEffect(deleteFailures, [pathname]);
  return dialog ? (
    createPortal(<Stack key="dialog" of="dialog" />, dialog)
  ) : (
    <Stack key="page" of="page" />
  );
}

function Stack({ of }: { of: "dialog" | "page" }) {
  const toasts = useSyncExternalStore(toastStore.subscribe, toastStore.read, () => NONE);
  const stack = useRef<HTMLDivElement>(null);
  // Shown anew with each message: it then lies above a dialog that was opened meanwhile.
  useEffect(() => {
    // With a dialog that has just gone it goes too, and stands on the page at once.
    if (!toasts.length || !stack.current?.isConnected || !stack.current.showPopover) return;
    stack.current.hidePopover();
    stack.current.showPopover();
  }, [toasts]);
  return (
    <div
      ref={stack}
      popover="manual"
      className={classes.stack}
      data-of={of}
      role="status"
      aria-live="polite"
    >
      {toasts.map((toast) => (
        <Message key={toast.id} toast={toast} />
      ))}
    </div>
  );
}

function Message({ toast: { id, kind, lines, isFieldError } }: { toast: Toast }) {
  const Icon = icons[kind];
  return (
    <div className={classes.toast} data-kind={kind} data-field-error={isFieldError || undefined}>
      <Icon size={22} aria-hidden className={classes.icon} />
      <div>
        {lines.map((line) => (
          <p key={line}>{line}</p>
        ))}
      </div>
      <button
        type="button"
        className={classes.close}
        aria-label={t`Close message`}
        onClick={() => dismissToast(id)}
      >
        <IconX size={18} aria-hidden />
      </button>
    </div>
  );
}

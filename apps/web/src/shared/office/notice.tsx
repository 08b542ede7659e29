import IconAlertTriangle from "~icons/tabler/alert-triangle";
import IconCircleCheck from "~icons/tabler/circle-check";
import IconInfoCircle from "~icons/tabler/info-circle";
import classes from "./notice.module.css";

const icons = {
  warning: IconAlertTriangle,
  failed: IconAlertTriangle,
  done: IconCircleCheck,
  info: IconInfoCircle,
};

/** A line that stays where it matters, unlike a toast. */
export function Notice({
  kind = "info",
  children,
}: {
  kind?: "failed" | "warning" | "done" | "info";
  children: React.ReactNode;
}) {
  const Icon = icons[kind];
  return (
    <div className={classes.notice} data-kind={kind} role={kind === "failed" ? "alert" : "status"}>
      <Icon size={20} aria-hidden />
      <div>{children}</div>
    </div>
  );
}

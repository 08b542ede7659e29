import { t } from "ttag";
import { PlainButton } from "../../../ui/button-link.tsx";
import classes from "./answer.module.css";

/** The foot of a question that binds: what went wrong, not yet, and yes. */
export function DialogEnd({
  problem,
  busy,
  yes,
  kind = "brand",
  onYes,
  onClose,
}: {
  problem: string | null;
  busy: boolean;
  yes: string;
  kind?: "main" | "brand";
  /** Left out in a form, which is sent. */
  onYes?: () => void;
  onClose: () => void;
}) {
  return (
    <>
      {problem && (
        <p className={classes.problem} role="alert">
          {problem}
        </p>
      )}
      <div className={classes.actions}>
        <PlainButton kind="quiet" onClick={onClose}>
          {t`Back`}
        </PlainButton>
        <PlainButton kind={kind} type={onYes ? "button" : "submit"} disabled={busy} onClick={onYes}>
          {busy ? t`Saving…` : yes}
        </PlainButton>
      </div>
    </>
  );
}

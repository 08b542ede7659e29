import { Loader } from "@mantine/core";
import { t } from "ttag";
import { explain } from "../../../lib/language/explain.ts";
import { PlainButton } from "../../../ui/button-link.tsx";
import { Progress } from "../../../ui/later/progress.tsx";
import classes from "./registration.module.css";
import type { Registering } from "./use-registration.ts";

/**
 * S8.2: lies over the form while it is sent; a failed upload offers to be repeated or left for
 * later.
 */
export function Submitting({
  registering: { stage, uploadAgain, finish },
  later,
}: {
  registering: Registering;
  later: string;
}) {
  if (stage.at === "form") return null;
  return (
    <div className={classes.overlay}>
      <div role="status">
        {stage.at === "creating" && (
          <>
            <Loader color="bottle" />
            <p>{t`Creating your account…`}</p>
          </>
        )}
        {stage.at === "uploading" && (
          <div className={classes.bar}>
            <Progress share={stage.share} label={t`Sending your documents`} />
          </div>
        )}
        {stage.at === "upload-failed" && (
          <>
            <h3>{t`Your account is created, but the documents did not reach us`}</h3>
            <p>{explain(stage.error)}</p>
            <PlainButton kind="main" onClick={() => void uploadAgain()}>
              {t`Send them again`}
            </PlainButton>
            <PlainButton kind="quiet" onClick={finish}>
              {later}
            </PlainButton>
          </>
        )}
      </div>
    </div>
  );
}

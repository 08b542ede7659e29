import { useNavigation } from "react-router";
import { t } from "ttag";
import classes from "./route-progress.module.css";

/**
 * S2.26: the preloader is a bar above the page for 300 ms, so it hides and moves nothing; it
 * returns while a page is fetched.
 */
export function RouteProgress() {
  const waiting = useNavigation().state !== "idle";
  return (
    <>
      <div className={classes.preloader} aria-hidden />
      {waiting && (
        <div className={classes.waiting} role="progressbar" aria-label={t`Loading page`} />
      )}
    </>
  );
}

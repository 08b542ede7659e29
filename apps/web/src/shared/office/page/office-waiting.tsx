import { t } from "ttag";
import { Skeleton } from "../../../ui/states/waiting.tsx";
import classes from "./office-page.module.css";

/** `export { OfficeWaiting as HydrateFallback }`. */
export const OfficeWaiting = () => (
  <main id="content" className={classes.page} aria-busy="true">
    <span className="unseen">{t`Loading`}</span>
    <Skeleton height={38} width="min(260px, 60%)" />
    <Skeleton height={52} />
    <Skeleton height={420} />
  </main>
);

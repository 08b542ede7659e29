import { useEffect, useState } from "react";
import { useNavigation } from "react-router";
import { says, timing } from "../../lib/messages.ts";
import classes from "./loading-trouble.module.css";

/** S8.11: a part of the page that does not arrive, at once or within 120 s. */
export function LoadingTrouble() {
  const [failed, setFailed] = useState(false);
  const loading = useNavigation().state === "loading";

  useEffect(() => {
    const fail = () => setFailed(true);
    addEventListener("vite:preloadError", fail);
    return () => removeEventListener("vite:preloadError", fail);
  }, []);
  useEffect(() => {
    if (!loading) return;
    const timer = setTimeout(() => setFailed(true), timing.chunkTimeout);
    return () => clearTimeout(timer);
  }, [loading]);

  if (!failed) return null;
  return (
    <div className={classes.notice} role="alert">
      <strong>{says.chunkFailed}</strong>
      <span>
        A part of this page did not arrive. Your connection may be slow, or the market was just
        updated.
      </span>
      <button type="button" onClick={() => location.reload()}>
        Reload
      </button>
    </div>
  );
}

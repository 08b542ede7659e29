import { useEffect, useRef, useState } from "react";
import { useNavigation } from "react-router";
import { t } from "ttag";
import IconX from "~icons/tabler/x";
import { messages, timing } from "../../lib/language/messages.ts";
import classes from "./loading-trouble.module.css";

/**
 * S8.11: the page that somebody asked for does not arrive, at once or within 120 s. A part that the
 * page can do without, such as a chart, is no trouble.
 */
export function LoadingTrouble() {
  const [failed, setFailed] = useState(false);
  const loading = useNavigation().state === "loading";
  const waiting = useRef(loading);
  waiting.current = loading;

  useEffect(() => {
    const fail = () => waiting.current && setFailed(true);
    const recover = () => setFailed(false);
    addEventListener("vite:preloadError", fail);
    addEventListener("online", recover);
    return () => {
      removeEventListener("vite:preloadError", fail);
      removeEventListener("online", recover);
    };
  }, []);
  useEffect(() => {
    if (!loading) return setFailed(false);
    const timer = setTimeout(() => setFailed(true), timing.chunkTimeout);
    return () => clearTimeout(timer);
  }, [loading]);

  if (!failed) return null;
  return (
    <div className={classes.notice} role="alert">
      <span>
        <strong>{messages.chunkFailed}</strong>{" "}
        {t`Your connection may be slow, or the market was just updated.`}
      </span>
      <button type="button" onClick={() => location.reload()}>
        {t`Reload`}
      </button>
      <button
        type="button"
        className={classes.close}
        aria-label={t`Close`}
        onClick={() => setFailed(false)}
      >
        <IconX size={20} aria-hidden />
      </button>
    </div>
  );
}

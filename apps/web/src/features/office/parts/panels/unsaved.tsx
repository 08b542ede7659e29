import { useEffect, useRef } from "react";
import { useBlocker } from "react-router";
import { Ask } from "./ask.tsx";

/**
 * Leaving with something typed and not saved is asked about, also by Back, a link or closing the
 * window.
 */
export function useUnsaved(dirty: boolean) {
  const released = useRef(false);
  const keeps = useRef(dirty);
  keeps.current = dirty && !released.current;
  const blocker = useBlocker(() => keeps.current);
  const stay = () => blocker.state === "blocked" && keeps.current && blocker.reset();
  const leave = () => {
    release();
    blocker.proceed?.();
  };
  /** Before going on after a save. */
  function release() {
    released.current = true;
    keeps.current = false;
  }
  useEffect(() => {
    if (!dirty) return;
    const warn = (e: BeforeUnloadEvent) => e.preventDefault();
    addEventListener("beforeunload", warn);
    return () => removeEventListener("beforeunload", warn);
  }, [dirty]);
  const question = blocker.state === "blocked" && (
    <Ask
      title="Leave without saving?"
      text="Your changes here are not saved yet."
      yes="Leave"
      no="Keep editing"
      danger
      onClose={stay}
      onYes={leave}
    />
  );
  return { question, release };
}

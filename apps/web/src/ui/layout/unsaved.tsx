import { Group } from "@mantine/core";
import "@mantine/core/styles/Group.css";
import { useEffect, useRef } from "react";
import { useBlocker } from "react-router";
import { t } from "ttag";
import { PlainButton } from "../button-link.tsx";
import { Dialog } from "../dialog.tsx";

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
    <Dialog open title={t`Leave without saving?`} onClose={stay}>
      <p>{t`Your changes here are not saved yet.`}</p>
      <Group justify="flex-end" gap={12} mt={20}>
        <PlainButton kind="quiet" onClick={leave}>{t`Leave`}</PlainButton>
        <PlainButton kind="main" onClick={stay}>{t`Keep editing`}</PlainButton>
      </Group>
    </Dialog>
  );
  return { question, release };
}

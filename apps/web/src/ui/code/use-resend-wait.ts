import { useEffect, useState } from "react";

const RESEND = 30; // seconds: an SMS may take as long

/** Seconds until another code may be asked for, from each sending on. */
export function useResendWait(sent: object): number {
  const [wait, setWait] = useState(RESEND);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each sending begins anew
  useEffect(() => {
    setWait(RESEND);
    const timer = setInterval(() => setWait((left) => Math.max(0, left - 1)), 1000);
    return () => clearInterval(timer);
  }, [sent]);
  return wait;
}

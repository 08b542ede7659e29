import { useState } from "react";

/** What the office asks for, as it is typed: by kind of paper, '' for the company as a whole. */
export function useReasons() {
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>({});
  return {
    of: (path: string) => typed[path] ?? "",
    type: (path: string, msg: string) => setTyped((all) => ({ ...all, [path]: msg })),
    given: Object.entries(typed)
      .map(([path, msg]) => ({ path, msg: msg.trim() }))
      .filter(({ msg }) => msg),
  };
}
export type Reasons = ReturnType<typeof useReasons>;

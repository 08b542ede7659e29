import { useRef, useState } from "react";

/** What the office asks for, as it is typed: by kind of paper, '' for the company as a whole. */
export function useReasons() {
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>({});
  const fields = useRef(new Map<string, HTMLInputElement>());
  return {
    given: Object.entries(typed)
      .map(([path, msg]) => ({ path, msg: msg.trim() }))
      .filter(({ msg }) => msg),
    /** For the field in which it is typed. */
    props: (path: string) => ({
      ref: (element: HTMLInputElement | null) => {
        if (element) fields.current.set(path, element);
      },
      value: typed[path] ?? "",
      onChange: (e: React.ChangeEvent<HTMLInputElement>) => {
        const msg = e.currentTarget.value;
        setTyped((all) => ({ ...all, [path]: msg }));
      },
    }),
    /** Answers whether there is such a field. */
    focus: (path: string): boolean => {
      const field = fields.current.get(path);
      field?.focus();
      return Boolean(field);
    },
  };
}
export type Reasons = ReturnType<typeof useReasons>;

import { useRef, useState } from "react";

/** The office's requests, as typed: by part or paper, empty for the whole. */
export function useReasons(before: () => Readonly<Record<string, string>>) {
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>(before);
  const [lacks, setLacks] = useState<{ path: string; msg: string } | null>(null);
  const fields = useRef(new Map<string, HTMLInputElement>());
  return {
    typed,
    given: Object.entries(typed)
      .map(([path, msg]) => ({ path, msg: msg.trim() }))
      .filter(({ msg }) => msg),
    /** For the field in which it is typed. */
    props: (path: string) => ({
      ref: (element: HTMLInputElement | null) => {
        if (element) fields.current.set(path, element);
      },
      value: typed[path] ?? "",
      error: lacks?.path === path && lacks.msg,
      onChange: (e: React.ChangeEvent<HTMLInputElement>) => {
        setLacks(null);
        const msg = e.currentTarget.value;
        setTyped((all) => ({ ...all, [path]: msg }));
      },
    }),
    /** Says at the field itself what is lacking there: it may be far from the buttons. */
    demand: (path: string, msg: string) => {
      setLacks({ path, msg });
      fields.current.get(path)?.focus();
    },
    /** Answers whether there is such a field. */
    focus: (path: string): boolean => {
      const field = fields.current.get(path);
      field?.focus();
      return Boolean(field);
    },
  };
}
export type Reasons = ReturnType<typeof useReasons>;

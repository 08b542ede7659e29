import { useState } from "react";
import type { Gate } from "./use-gate.ts";

/** Fields of a form that are there again after the page was loaded anew, until they are sent. */
export function useDraft<Name extends string>(
  { kept, change }: Pick<Gate, "kept" | "change">,
  form: string,
  first: Readonly<Record<Name, string>>,
) {
  const [typed, setTyped] = useState<Record<Name, string>>({ ...first, ...kept.drafts[form] });
  const type = (name: Name, text: string) => {
    setTyped((had) => ({ ...had, [name]: text }));
    void change((own) => {
      const draft = { ...own.drafts[form], [name]: text };
      return { ...own, drafts: { ...own.drafts, [form]: draft } };
    });
  };
  const forget = () =>
    change(({ drafts, ...own }) => {
      const { [form]: _, ...others } = drafts;
      return { ...own, drafts: others };
    });
  return { typed, type, forget };
}

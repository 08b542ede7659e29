import { useState } from "react";

export type View = "cards" | "table";
const KEY = "own-products-view";

/** Cards or a table: what was chosen last holds on all of the seller's product pages. */
export function useView(usual: View): [View, (view: View) => void] {
  const [view, setView] = useState<View>(() => remembered() ?? usual);
  return [
    view,
    (chosen) => {
      setView(chosen);
      try {
        localStorage.setItem(KEY, chosen);
      } catch {
        // storage may be forbidden: then it is chosen anew
      }
    },
  ];
}

function remembered(): View | null {
  try {
    const kept = localStorage.getItem(KEY);
    return kept === "cards" || kept === "table" ? kept : null;
  } catch {
    return null;
  }
}

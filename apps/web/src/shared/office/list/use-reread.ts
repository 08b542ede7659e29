import { useRevalidator } from "react-router";
import { onlyPanelMoved } from "./list-address.rules.ts";

/** Lists that are being read again because something changed. */
let rereads = 0;

/**
 * Reads what the screen shows again, after a decision. It goes on when the panel closes or the
 * next one opens meanwhile, whoever was first.
 */
export function useReread() {
  const { revalidate } = useRevalidator();
  return async () => {
    rereads += 1;
    try {
      await revalidate();
    } finally {
      rereads -= 1;
    }
  };
}

/** Opening and closing a panel alone does not ask for the list again. */
export const listChanged = (move: {
  currentUrl: URL;
  nextUrl: URL;
  defaultShouldRevalidate: boolean;
}) => (rereads > 0 || !onlyPanelMoved(move)) && move.defaultShouldRevalidate;

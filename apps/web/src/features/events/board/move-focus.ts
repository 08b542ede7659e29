import type { KeyboardEvent } from "react";
import { rowBeside } from "./board.rules.ts";

/** Up and down go from one row's amount to the next; what is closed or hidden is passed over. */
export function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const direction = event.key === "ArrowDown" ? 1 : event.key === "ArrowUp" ? -1 : null;
  const at = event.target as HTMLElement;
  if (!direction || !at.matches("input[data-amount]")) return;
  event.preventDefault();
  const inputs = [...event.currentTarget.querySelectorAll<HTMLInputElement>("input[data-amount]")];
  const from = inputs.indexOf(at as HTMLInputElement);
  const open = inputs.map((input) => !input.disabled && input.offsetParent !== null);
  const to = inputs[rowBeside(open, from, direction)];
  to?.focus();
  to?.select();
  to?.scrollIntoView({ block: "nearest" });
}

import type { lifting } from "@rebale/contract";

type Trip = lifting.Trip;

/** A truck page's words, by its state. Pure. */

/** The way of a truck, as its driver sees it. */
export const STEPS = ["in", "tare", "gross", "out"] as const;
export type Step = (typeof STEPS)[number];

const DONE: Record<Trip["state"], number> = {
  ...{ booked: 0, missed: 0, cancelled: 0 },
  ...{ arrived: 1, tared: 2, weighed: 3, out: 4, received: 4 },
};
/** How many steps are behind it. */
export const stepsDone = ({ state }: Pick<Trip, "state">): number => DONE[state];

/** A pass is of use at the gate alone: to come in, and to leave. */
export const passShown = ({ state }: Pick<Trip, "state">): "in" | "out" | null => {
  if (state === "booked") return "in";
  return state === "out" ? "out" : null;
};

/** A place as a map finds it. */
export const mapLink = ({ address, city, state, pincode }: Trip["site"]): string => {
  const query = `${address}, ${city}, ${state} ${pincode}`;
  return `https://www.google.com/maps/search/?${new URLSearchParams({ api: "1", query })}`;
};

/** The number in what a site says of its gate: "Ramesh, 98111 11111". */
export const phoneIn = (text: string | null): string | null =>
  /(?:\+?91[\s-]?)?[6-9]\d{4}[\s-]?\d{5}/.exec(text ?? "")?.[0].replace(/[\s-]/g, "") ?? null;

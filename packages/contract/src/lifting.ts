/** Lifting: trucks, their slots and passes, the gate, the weighbridge and the way out. */
export * from "./lifting/dashboards.ts";
export * from "./lifting/gate.ts";
export * from "./lifting/shapes.ts";
export * from "./lifting/slots.ts";
export * from "./lifting/states.ts";
export * from "./lifting/trip-messages.ts";
export * from "./lifting/trips.ts";
export * from "./lifting/weighing.ts";

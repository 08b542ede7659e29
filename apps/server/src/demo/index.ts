export { type Offer, type Pace, startDemoBidders } from "./demo-bidders.ts";
export { keepDemoAlive, layOutDemoTimes } from "./keep-demo-alive.ts";
export { seedDemo } from "./seed-demo.ts";

export { demoJobs } from "./demo.jobs.ts";
export { type Pace, startDemoBidders } from "./demo-bidders.ts";
export type { Offer } from "./demo-buyers.ts";
export { layOutDemoTimes } from "./refresh-demo.ts";
export { seedDemo } from "./seed/seed-demo.ts";

export { demoJobs } from "./demo.jobs.ts";
export { type Offer, type Pace, startDemoBidders } from "./demo-bidders.ts";
export { layOutDemoTimes } from "./refresh-demo.ts";
export { seedDemo } from "./seed/seed-demo.ts";

import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";
import { VERSION } from "./version.ts";

/** The metrics of /api/metrics, in Prometheus' text. One process, one registry. */
export const registry = new Registry();
collectDefaultMetrics({ register: registry, prefix: "rebale_" });

const registers = [registry];

new Gauge({
  name: "rebale_build_info",
  help: "Always 1; the labels say which version runs, and the commit that it is",
  labelNames: ["version", "commit"],
  registers,
}).set({ version: VERSION.version, commit: VERSION.commit ?? "" }, 1);

export const httpSeconds = new Histogram({
  name: "rebale_http_seconds",
  help: "Time to answer, by route and class of status: 2xx, 4xx",
  labelNames: ["method", "route", "status"],
  // Nine lines for each way that a route was answered: a scrape takes the bids' thread.
  buckets: [0.005, 0.02, 0.1, 0.5, 1, 5],
  registers,
});
export const bidsAccepted = new Counter({
  name: "rebale_bids_accepted_total",
  help: "Bids written to a ledger",
  registers,
});
export const bidsRefused = new Counter({
  name: "rebale_bids_refused_total",
  help: "Bids refused, by why",
  labelNames: ["because"],
  registers,
});

export const closeLateSeconds = new Histogram({
  name: "rebale_auction_close_late_seconds",
  help: "From an auction's end to its close, with winner and certificate",
  buckets: [0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60, 300, 3600],
  registers,
});
export const closeFailures = new Counter({
  name: "rebale_auction_close_failures_total",
  help: "Attempts to close an auction that failed; each is tried again",
  registers,
});
export const rootOverdueSeconds = new Gauge({
  name: "rebale_daily_root_age_seconds",
  help: "Since the day began whose ledgers' root is the next to be published",
  registers,
});
export const journalBroken = new Gauge({
  name: "rebale_journal_broken",
  help: "Whether the last hourly look found that the journal does not add up: 1 if so",
  registers,
});
export const kilogramsBroken = new Gauge({
  name: "rebale_goods_journal_broken",
  help: "Whether the last hourly look found that the journal of kilograms does not add up: 1 if so",
  registers,
});
export const gatewayEventsRefused = new Counter({
  name: "rebale_gateway_events_refused_total",
  help: "Events in the payment gateway's name whose signature is wrong",
  registers,
});
export const oldestTransactionSeconds = new Gauge({
  name: "rebale_oldest_transaction_seconds",
  help: "Since the market's oldest open transaction began: what bids write anew is kept as long",
  registers,
});
export const messagesDelivered = new Counter({
  name: "rebale_messages_total",
  help: "Attempts to deliver a message, by way and by what came of it",
  labelNames: ["channel", "status"],
  registers,
});

/** Browsers measure milliseconds; CLS has no unit. */
export const webVitals = new Histogram({
  name: "rebale_web_vitals_seconds",
  help: "Web-vitals as browsers measured them, by page",
  labelNames: ["name", "page"],
  buckets: [0.05, 0.1, 0.2, 0.4, 0.8, 1.2, 1.8, 2.5, 4, 6, 10],
  registers,
});
export const layoutShift = new Histogram({
  name: "rebale_web_vitals_layout_shift",
  help: "Cumulative layout shift as browsers measured it, by page",
  labelNames: ["page"],
  buckets: [0.01, 0.02, 0.05, 0.1, 0.15, 0.25, 0.5, 1],
  registers,
});

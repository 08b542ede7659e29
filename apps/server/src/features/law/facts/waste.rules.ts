import { batteryShares, RECYCLED_BATTERY_CONTENT } from "@rebale/contract/rates/battery-shares";
import { type LawFact, source } from "./law-fact.rules.ts";

/** Rules of waste: who is bound, by which figures. */

const CALCULATOR = ["/epr"];
const NON_FERROUS_FROM = "2026-04-01";
/** Which lots ask for which authorisation, once the office turns it on. */
export const NON_FERROUS_GATE = {
  id: "non_ferrous_gate",
  from: NON_FERROUS_FROM,
  materials: ["copper", "brass", "aluminium", "zinc"],
  ...{ stream: "non-ferrous", kind: "nonferrous_epr" },
} as const;
const { id: GATE, from: _, ...gate } = NON_FERROUS_GATE;
const BATTERY_RULES = source("Battery Waste Management Rules 2022", "S.O. 3984(E), Schedule II");

const batteryFacts: readonly LawFact[] = batteryShares.map(
  ({ id, title, percent, ofYear, cycleYears }) => ({
    id,
    area: "epr",
    title: `Batteries: ${title}`,
    was: null,
    now: `${Object.entries(percent)
      .map(([year, share]) => `${share} % in ${year}`)
      .join(", ")}; read it in the gazette.`,
    from: "2025-04-01",
    to: null,
    sources: [BATTERY_RULES],
    confidence: "medium",
    value: { percent, of_year: ofYear, cycle_years: cycleYears, carry_forward: 60 },
    usedIn: CALCULATOR,
    changedOn: "2026-11-29",
  }),
);

export const WASTE_FACTS: readonly LawFact[] = [
  {
    id: GATE,
    area: "epr",
    title: "Buyers of copper, brass, aluminium and zinc scrap are registered",
    was: null,
    now: "A lot of these asks for a registration under the non-ferrous EPR rules. The portal's state is not confirmed.",
    from: NON_FERROUS_FROM,
    to: null,
    sources: [source("Gazette", "G.S.R. 438(E)", "2025-07-01")],
    confidence: "medium",
    value: { ...gate, materials: [...gate.materials] },
    usedIn: ["/admin/listings", "PATCH /admin/products/{id}"],
    changedOn: "2026-11-29",
    isSwitch: true,
  },
  {
    id: "non_ferrous_targets",
    area: "epr",
    title: "Targets of non-ferrous metals",
    was: null,
    now: "10 % in 2026-27, up to 75 % by 2032-33; importers 100 %; bulk consumers from 1,000 t a year.",
    from: NON_FERROUS_FROM,
    to: null,
    sources: [source("Gazette", "G.S.R. 438(E)", "2025-07-01")],
    confidence: "medium",
    value: { first: 10, last: 75, importers: 100, bulk_tonnes: 1000 },
    usedIn: ["/compliance"],
    changedOn: "2026-11-29",
  },
  {
    id: "swm_2026",
    area: "waste",
    title: "Solid Waste Management Rules, 2026: bulk generators",
    was: "Above 100 kg a day alone, by the rules of 2016",
    now: "From 20,000 m² of floor, 40,000 litres of water or 100 kg of waste a day on, a generator is a bulk generator.",
    from: "2026-04-01",
    to: null,
    sources: [source("Gazette", "S.O. 388(E)", "2026-01-27")],
    confidence: "high",
    value: { m2: 20_000, litres_a_day: 40_000, kg_a_day: 100 },
    usedIn: ["/compliance", "/collection", "/awarenessdrive"],
    changedOn: "2026-11-29",
  },
  {
    id: "elv_2025",
    area: "waste",
    title: "End-of-Life Vehicles Rules, 2025",
    was: null,
    now: "Bulk consumers are owners of 100 vehicles or more; a vehicle is handed over within 180 days.",
    from: "2025-04-01",
    to: null,
    sources: [source("Gazette", "End-of-Life Vehicles Rules, 2025")],
    confidence: "medium",
    value: { vehicles: 100, deposit_days: 180 },
    usedIn: ["/compliance", "/collection"],
    changedOn: "2026-11-29",
  },
  ...batteryFacts,
  {
    id: "battery_recycled_content",
    area: "epr",
    title: "Recycled material in new batteries",
    was: null,
    now: "From 2027-28 on 5 to 20 % in EV and portable batteries, 35 to 40 % in others; read it in the gazette.",
    from: "2025-04-01",
    to: null,
    sources: [BATTERY_RULES],
    confidence: "medium",
    value: { ...RECYCLED_BATTERY_CONTENT },
    usedIn: CALCULATOR,
    changedOn: "2026-11-29",
  },
  {
    id: "dpdp_2027",
    area: "privacy",
    title: "Digital Personal Data Protection Act: duties begin",
    was: null,
    now: "Notice, consent and breach duties hold in full.",
    from: "2027-05-13",
    to: null,
    sources: [source("Gazette", "Digital Personal Data Protection Rules, 2025")],
    confidence: "high",
    value: {},
    usedIn: [],
    changedOn: "2026-11-29",
  },
  {
    id: "pa_directions_2025",
    area: "payments",
    title: "RBI directions on payment aggregators",
    was: null,
    now: "Who pools money for merchants is a payment aggregator; the market uses one, or a bank's escrow.",
    from: "2025-09-15",
    to: null,
    sources: [source("RBI Master Direction", "Payment Aggregators", "2025-09-15")],
    confidence: "high",
    value: {},
    usedIn: [],
    changedOn: "2026-11-29",
  },
];

import type { authorisations } from "@rebale/contract";

/** The proofs that the demo's companies have shown; one not named here is unverified. */

interface Held {
  readonly stream: authorisations.Stream;
  readonly kind: authorisations.Kind;
  readonly number: string;
  readonly issuer: string;
  /** Kilograms a financial year; `nearly used` leaves a few thousand beside what it has used. */
  readonly capacity: number | "nearly used";
  readonly status?: "waiting" | "accepted" | "refused";
  readonly reason?: string;
  /** Years from today to its last day; below zero it is over. */
  readonly years?: number;
  /** A colleague has accepted it, another has to look. */
  readonly firstLook?: true;
}

interface CompanyState {
  /** An account of the company. */
  readonly email: string;
  readonly status: "submitted" | "correction_asked" | "verified" | "suspended";
  readonly holds?: readonly Held[];
}

const battery = (number: string, over: Partial<Held> = {}): Held => ({
  stream: "batteries",
  kind: "battery_recycler",
  number,
  issuer: "CPCB",
  capacity: 600_000,
  ...over,
});
const electronics = (number: string, over: Partial<Held> = {}): Held => ({
  stream: "e-waste",
  kind: "cpcb_recycler",
  number,
  issuer: "CPCB",
  capacity: 900_000,
  ...over,
});
const tyre = (number: string, over: Partial<Held> = {}): Held => ({
  stream: "tyres",
  kind: "tyre_recycler",
  number,
  issuer: "CPCB",
  capacity: 1_200_000,
  ...over,
});

export const companyStates: readonly CompanyState[] = [
  ...[1, 2, 3, 4, 5].map((n) => ({
    email: `seller${n}@rebale.example`,
    status: "verified" as const,
  })),
  {
    email: "buyer1@rebale.example",
    status: "verified",
    holds: [
      electronics("CPCB/EW/MH/2214"),
      battery("CPCB/BWM/MH/0418"),
      tyre("CPCB/TYR/MH/0093"),
      {
        stream: "batteries",
        kind: "spcb_consent",
        number: "MPCB/CO/24/110732",
        issuer: "MPCB",
        capacity: 500_000,
      },
    ],
  },
  {
    email: "buyer2@rebale.example",
    status: "verified",
    holds: [
      electronics("CPCB/EW/MH/3071", { kind: "cpcb_refurbisher" }),
      battery("CPCB/BWM/MH/0522"),
      tyre("CPCB/TYR/MH/0148", { status: "waiting", capacity: 300_000 }),
    ],
  },
  {
    email: "buyer3@rebale.example",
    status: "verified",
    holds: [
      electronics("CPCB/EW/UP/1190"),
      battery("CPCB/BWM/UP/0207", { years: -0.02 }),
      battery("CPCB/BWM/UP/0351", { status: "waiting", capacity: 450_000 }),
      tyre("CPCB/TYR/UP/0061"),
    ],
  },
  {
    email: "buyer4@rebale.example",
    status: "verified",
    holds: [
      electronics("CPCB/EW/TN/0877"),
      battery("CPCB/BWM/TN/0166", { capacity: "nearly used" }),
      {
        stream: "plastics",
        kind: "plastic_processor",
        number: "CPCB/PWP/TN/0419",
        issuer: "CPCB",
        capacity: 800_000,
      },
    ],
  },
  {
    email: "buyer8@rebale.example",
    status: "verified",
    holds: [
      electronics("CPCB/EW/KA/0640", { status: "waiting", capacity: 2_400_000, firstLook: true }),
    ],
  },
  {
    email: "buyer11@rebale.example",
    status: "verified",
    holds: [battery("CPCB/BWM/GJ/0290")],
  },
  {
    email: "buyer12@rebale.example",
    status: "submitted",
    holds: [
      battery("CPCB/BWM/RJ/0311", {
        status: "refused",
        reason: "The second page of the registration is missing.",
      }),
      battery("CPCB/BWM/RJ/0312", { status: "waiting" }),
    ],
  },
  { email: "buyer17@rebale.example", status: "submitted" },
  { email: "buyer19@rebale.example", status: "correction_asked" },
  { email: "buyer21@rebale.example", status: "suspended" },
];

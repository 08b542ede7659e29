import type { OperatorDetails } from "../../features/content/index.ts";

/** The day that the demo's policies name. */
export const POLICIES_SINCE = "2026-04-01";

/** Whoever runs the demo's market, as its policies name them. */
export const operator: OperatorDetails = {
  company: "Rebale Exchange Private Limited",
  address: "Second Floor, Old Press Compound, Shankar Seth Road, Pune, Maharashtra 411037",
  gstin: "27AABCR1234F1ZS",
  officer: "Meera Kulkarni",
  phone: "+91 9800000000",
  help_email: "help@rebale.example",
  grievance_email: "grievance@rebale.example",
  privacy_email: "privacy@rebale.example",
  city: "Pune",
};

import type { Point } from "../../../ui/point-cards.tsx";

/** What each law asks, and where its figures stand. */
export const laws = [
  {
    waste: "Plastic packaging",
    law: "Plastic Waste Management Rules, 2016; EPR guidelines of 16 February 2022; amended 31 March 2026",
    who: "Producers, importers, brand owners, plastic waste processors",
    papers:
      "Registration (CPCB; with one or two states, the state board), certificates by category, annual return",
  },
  {
    waste: "E-waste",
    law: "E-Waste (Management) Rules, 2022, in force from 1 April 2023",
    who: "Manufacturers, producers, refurbishers, recyclers; bulk consumers hand over only to the registered",
    papers:
      "Registration by role, certificates, quarterly and annual returns; storage up to 180 days",
  },
  {
    waste: "Batteries",
    law: "Battery Waste Management Rules, 2022, amended in 2023, 2024 and 2025",
    who: "Producers, recyclers, refurbishers",
    papers:
      "Registration, certificates, Form 3 by 30 June (producer), Form 4 each quarter (refurbisher)",
  },
  {
    waste: "Tyres",
    law: "Hazardous and Other Wastes Rules, 2016, Schedule IX (21 July 2022)",
    who: "Makers and importers of tyres, recyclers, retreaders",
    papers: "Registration, certificates, retreading certificates",
  },
  {
    waste: "Non-ferrous scrap",
    law: "Rules G.S.R. 438(E) of 1 July 2025, in force from 1 April 2026",
    who: "Producers and importers of aluminium, copper and zinc goods, collection agents, bulk consumers from 1,000 t a year",
    papers:
      "Registration; targets begin with 10% in 2026-27 and reach 75% by 2032-33, importers 100%",
  },
] as const;

export const buyerChecks: readonly Point[] = [
  {
    title: "Registration on the portal",
    text: "Its number, the role and the categories, read on the CPCB portal and not on a photocopy.",
  },
  {
    title: "Consent and authorisation",
    text: "The state board's consent to operate and the hazardous waste authorisation, with their dates of expiry.",
  },
  {
    title: "Capacity",
    text: "Tonnes a year that the plant may process, against what it has bought already.",
  },
  {
    title: "Checked twice",
    text: "When the bid is made and again at the award: an authorisation that has lapsed in between stops the delivery.",
  },
];

export const manifest = [
  ["White", "to the State Pollution Control Board"],
  ["Yellow", "kept by the sender"],
  ["Pink", "kept by the receiver"],
  ["Orange", "kept by the transporter"],
  ["Green", "to the receiver's State Pollution Control Board"],
  ["Blue", "back to the sender, signed by the receiver"],
  ["Grey", "to the sender's State Pollution Control Board, when a state border is crossed"],
] as const;

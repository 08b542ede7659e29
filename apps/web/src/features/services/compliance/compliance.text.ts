import { t } from "ttag";
import type { Point } from "../../../ui/layout/point-cards.tsx";

/** Each law's demands, and where its figures stand. */
export const laws = [
  {
    waste: t`Plastic packaging`,
    law: t`Plastic Waste Management Rules, 2016; EPR guidelines of 16 February 2022; amended 31 March 2026`,
    who: t`Producers, importers, brand owners, plastic waste processors`,
    papers: t`Registration (CPCB; with one or two states, the state board), certificates by category, annual return`,
  },
  {
    waste: t`E-waste`,
    law: t`E-Waste (Management) Rules, 2022, in force from 1 April 2023`,
    who: t`Manufacturers, producers, refurbishers, recyclers; bulk consumers hand over only to registered firms`,
    papers: t`Registration by role, certificates, quarterly and annual returns; storage up to 180 days`,
  },
  {
    waste: t`Batteries`,
    law: t`Battery Waste Management Rules, 2022, amended in 2023, 2024 and 2025`,
    who: t`Producers, recyclers, refurbishers`,
    papers: t`Registration, certificates, Form 3 by 30 June (producer), Form 4 each quarter (refurbisher)`,
  },
  {
    waste: t`Tyres`,
    law: t`Hazardous and Other Wastes Rules, 2016, Schedule IX (21 July 2022)`,
    who: t`Makers and importers of tyres, recyclers, retreaders`,
    papers: t`Registration, certificates, retreading certificates`,
  },
  {
    waste: t`Non-ferrous scrap`,
    law: t`Rules G.S.R. 438(E) of 1 July 2025, in force from 1 April 2026`,
    who: t`Producers and importers of aluminium, copper and zinc goods, collection agents, bulk consumers from 1,000 t a year`,
    papers: t`Registration; targets begin with 10% in 2026-27 and reach 75% by 2032-33, importers 100%`,
  },
  {
    waste: t`Solid waste`,
    law: t`Solid Waste Management Rules, 2026 (S.O. 388(E) of 27 January 2026), in force from 1 April 2026`,
    who: t`Bulk generators: 20,000 m² of floor, 40,000 litres of water a day or 100 kg of waste a day`,
    papers: t`Registration, waste kept apart and handed to who is registered, yearly return`,
  },
  {
    waste: t`Vehicles`,
    law: t`End-of-Life Vehicles Rules, 2025, in force from 1 April 2025 (to be confirmed)`,
    who: t`Makers and importers of vehicles, scrapping facilities, bulk consumers with 100 vehicles or more`,
    papers: t`A vehicle at its end goes to a registered scrapping facility within 180 days; certificates, returns`,
  },
] as const;

export const buyerChecks: readonly Point[] = [
  {
    title: t`Registration on the portal`,
    text: t`Its number, the role and the categories, read on the CPCB portal and not on a photocopy.`,
  },
  {
    title: t`Consent and authorisation`,
    text: t`The state board's consent to operate and the hazardous waste authorisation, with their expiry dates.`,
  },
  {
    title: t`Capacity`,
    text: t`Tonnes a year that the plant may process, against what it has bought already.`,
  },
  {
    title: t`Checked twice`,
    text: t`When the bid is made and again when the auction closes: anyone who has let it lapse in between does not win.`,
  },
];

/** Each copy by the colour of its paper. */
export const manifest = [
  { colour: "white", name: t`White`, to: t`to the State Pollution Control Board` },
  { colour: "yellow", name: t`Yellow`, to: t`kept by the sender` },
  { colour: "pink", name: t`Pink`, to: t`kept by the receiver` },
  { colour: "orange", name: t`Orange`, to: t`kept by the transporter` },
  { colour: "green", name: t`Green`, to: t`to the receiver's State Pollution Control Board` },
  { colour: "blue", name: t`Blue`, to: t`back to the sender, signed by the receiver` },
  {
    colour: "grey",
    name: t`Grey`,
    to: t`to the sender's State Pollution Control Board, when a state border is crossed`,
  },
] as const;

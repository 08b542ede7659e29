import { t } from "ttag";
import { langOf } from "../language/written-in.ts";

/** How the market's materials are called; the office's own, which are none of these, as they are. */
const names: Readonly<Record<string, string>> = {
  "circuit-boards": t`Circuit boards`,
  "it-equipment": t`IT equipment`,
  cables: t`Cables and wires`,
  "hard-disks": t`Hard disks and storage`,
  displays: t`Displays`,
  appliances: t`Home and cooling appliances`,
  telecom: t`Telecom and mobile`,
  solar: t`Solar and electrical`,
  pet: "PET",
  hdpe: "HDPE",
  ldpe: "LDPE",
  pp: "PP",
  pvc: "PVC",
  abs: "ABS",
  "mixed-plastics": t`Mixed plastics`,
  "lead-acid": t`Lead-acid batteries`,
  "li-ion": t`Lithium-ion batteries`,
  "other-cells": t`Nickel, alkaline and other cells`,
  tyres: t`Tyres`,
  "tyre-shreds": t`Tyre shreds and cuts`,
  "crumb-rubber": t`Crumb rubber and powder`,
  "reclaim-rubber": t`Reclaimed rubber`,
  copper: t`Copper`,
  brass: t`Brass`,
  aluminium: t`Aluminium`,
  "iron-steel": t`Iron and steel`,
  "stainless-steel": t`Stainless steel`,
  lead: t`Lead`,
  zinc: t`Zinc`,
};

export const materialName = (code: string, otherwise = code): string => names[code] ?? otherwise;

/** A lot's material, for whoever does not read the language of its title; nothing for others. */
export const materialBeside = ({
  title,
  material,
}: {
  readonly title: string;
  readonly material?: string | null;
}): { material?: string } =>
  material && langOf(title) ? { material: materialName(material) } : {};

import type { Obligation } from "@rebale/contract/obligations";
import { t } from "ttag";

const streams: Readonly<Record<Obligation["stream"], string>> = {
  plastics: t`Plastic packaging`,
  "e-waste": t`E-waste`,
  batteries: t`Batteries`,
  tyres: t`Tyres`,
  metals: t`Metals`,
};

type Named = Pick<Obligation, "stream" | "category">;
export const nameOf = ({ stream, category }: Named): string =>
  [streams[stream], category && categoryOf(stream, category)].filter(Boolean).join(" · ");

const categoryOf = (stream: Obligation["stream"], category: string): string =>
  stream === "plastics" ? t`Category ${category}` : (types[category] ?? category);
/** As the calculator keeps them. */
const types: Readonly<Record<string, string>> = {
  portable: t`Portable`,
  automotive: t`Automotive`,
  industrial: t`Industrial`,
  ev: t`Electric vehicles`,
  new: t`New tyres`,
  started: t`New tyres, started after 2022`,
  "waste-importer": t`Waste tyres imported`,
};

/** The newest year first, as they come. */
export function byYear(rows: readonly Obligation[]): [string, Obligation[]][] {
  const years = new Map<string, Obligation[]>();
  for (const row of rows) years.set(row.year, [...(years.get(row.year) ?? []), row]);
  return [...years];
}

/** Never 100 while something is missing. */
export const sharePercent = ({ tonnes, set_tonnes }: Obligation): number =>
  Math.min(100, Math.floor((set_tonnes / tonnes) * 100));

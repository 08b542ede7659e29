import { CITIES, STATE_CENTRES } from "./cities.rules.ts";
import { PIN_AREAS } from "./pin-areas.rules.ts";

/** Degrees north and east. */
export interface Point {
  readonly lat: number;
  readonly lng: number;
}

const read = (table: string): ReadonlyMap<string, Point> =>
  new Map(
    table
      .replaceAll("\n", "")
      .split(";")
      .filter(Boolean)
      .map((entry) => {
        const [, name = "", lat, lng] = entry.match(/^(.+) (\S+) (\S+)$/) ?? [];
        return [name.toLowerCase(), { lat: Number(lat), lng: Number(lng) }];
      }),
  );
const areas = read(PIN_AREAS);
const cities = read(CITIES);
const states = read(STATE_CENTRES);

const EARTH_KM = 6371;
const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** Kilometres in a straight line: roads are longer. */
export function kmBetween(a: Point, b: Point): number {
  const height = Math.sin(radians(b.lat - a.lat) / 2) ** 2;
  const width = Math.sin(radians(b.lng - a.lng) / 2) ** 2;
  const chord = height + Math.cos(radians(a.lat)) * Math.cos(radians(b.lat)) * width;
  return 2 * EARTH_KM * Math.asin(Math.sqrt(chord));
}

const AREA_DIGITS = 3;
/** Where goods lie, to some 25 km: by their pincode, else in the middle of their state. */
export const pointOf = ({ pincode, state }: { pincode: string; state: string }): Point | null =>
  areas.get(pincode.slice(0, AREA_DIGITS)) ?? states.get(state.toLowerCase()) ?? null;

export const centreOf = (state: string): Point | null => states.get(state.toLowerCase()) ?? null;

/** The pincodes' first digits of all that lies so near, in km. */
export const areasWithin = (point: Point, km: number): string[] =>
  [...areas].filter(([, area]) => kmBetween(point, area) <= km).map(([digits]) => digits);

const MAX_NAME = 3; // words
/** The first town among the words of a search, and the words without it. */
export function townIn(words: readonly string[]): { point: Point; rest: string[] } | null {
  for (let length = MAX_NAME; length > 0; length--)
    for (let at = 0; at + length <= words.length; at++) {
      const point = cities.get(words.slice(at, at + length).join(" "));
      if (point) return { point, rest: [...words.slice(0, at), ...words.slice(at + length)] };
    }
  return null;
}

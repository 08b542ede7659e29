/**
 * Where the map's pin stands, by the pincode in the address: another address gets no pin at a wrong
 * place.
 */
const pins: Readonly<Record<string, { lat: number; lon: number }>> = {
  "411037": { lat: 18.4982, lon: 73.8655 },
};

/** About 600 m to each side. */
const SPAN = 0.006;

/** The address of the map to embed, or null where the pin is not known. */
export function mapOf(address: string): string | null {
  const pincode = /\b[1-9]\d{5}\b/.exec(address)?.[0];
  const pin = pincode ? pins[pincode] : undefined;
  if (!pin) return null;
  const { lat, lon } = pin;
  const box = [lon - SPAN, lat - SPAN / 1.5, lon + SPAN, lat + SPAN / 1.5]
    .map((n) => n.toFixed(5))
    .join(",");
  return `https://www.openstreetmap.org/export/embed.html?${new URLSearchParams({ bbox: box, layer: "mapnik", marker: `${lat},${lon}` })}`;
}

/** House names are not on the map: the search starts at the street. */
export const searchAt = (address: string) =>
  `https://www.openstreetmap.org/search?${new URLSearchParams({ query: address.split(",").slice(-3).join(",").trim() })}`;

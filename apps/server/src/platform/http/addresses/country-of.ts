import { readFileSync } from "node:fs";
import { isIP } from "node:net";
import { fileURLToPath } from "node:url";
import { type CountryResponse, Reader } from "mmdb-lib";

const table = () =>
  fileURLToPath(
    import.meta.resolve("@ip-location-db/geo-whois-asn-country-mmdb/geo-whois-asn-country.mmdb"),
  );
type Found = CountryResponse & { country_code?: string };
let reader: Reader<Found> | undefined;

/**
 * Reads an operator's own table from now on, where one is named (COUNTRY_DB).
 * @throws where the file is none
 */
export function readCountriesFrom(file: string | undefined): void {
  if (file) reader = new Reader(readFileSync(file));
}

/** When the table that comes with the market was made. */
export const countriesMadeOn = (): Date =>
  new Reader<Found>(readFileSync(table())).metadata.buildEpoch;

/**
 * The country (ISO 3166, two letters) that an address is registered in; null for an address of a
 * private network or of none. The table is a file: nothing is asked of anybody.
 */
export function countryOf(address: string): string | null {
  if (isIP(address) === 0) return null;
  // 8 MB, read with the first sign-in.
  reader ??= new Reader(readFileSync(table()));
  const found = reader.get(address);
  const code = found?.country_code ?? found?.country?.iso_code;
  return code && /^[A-Z]{2}$/.test(code) ? code : null;
}

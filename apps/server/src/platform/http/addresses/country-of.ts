import { readFileSync } from "node:fs";
import { isIP } from "node:net";
import { fileURLToPath } from "node:url";
import { type CountryResponse, Reader } from "mmdb-lib";

const table = () =>
  import.meta.resolve("@ip-location-db/geo-whois-asn-country-mmdb/geo-whois-asn-country.mmdb");
let reader: Reader<CountryResponse & { country_code?: string }> | undefined;

/**
 * The country (ISO 3166, two letters) that an address is registered in; null for an address of a
 * private network or of none. The table is a file of a package: nothing is asked of anybody.
 */
export function countryOf(address: string): string | null {
  if (isIP(address) === 0) return null;
  // 8 MB, read with the first sign-in.
  reader ??= new Reader(readFileSync(fileURLToPath(table())));
  const code = reader.get(address)?.country_code;
  return code && /^[A-Z]{2}$/.test(code) ? code : null;
}

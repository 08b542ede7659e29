import pg from "pg";
import { fillLots } from "../../apps/server/test/many-lots.ts";
import { measure } from "../../bench/parts/load.ts";
import { createBenchMarket } from "../../bench/parts/market.ts";
import { table } from "../../bench/parts/table.ts";

/**
 * The first page of a search, never the same twice, against the first page without words of the
 * same run, with one reader. LOTS says how many lots there are (a million).
 */
const LOTS = Number(process.env.LOTS ?? 1_000_000);
const SECONDS = 4;

const searches: [string, string][] = [
  ["no words", ""],
  ["a common word", "q=cable"],
  ["a word of one lot", `q=${LOTS - 7}`],
  ["a material by its Hindi name, in a state", "q=tamba+gujarat"],
  ["two words", "q=cable+pune"],
  ["a misspelling", "q=lapptops"],
];

const market = await createBenchMarket();
const client = new pg.Client({ connectionString: market.databaseUrl });
await client.connect();
await fillLots(client, LOTS, true);
await client.query("insert into search_words values ('laptops', 1) on conflict do nothing");
await client.query("vacuum analyze lots, lot_search");
await client.end();

const rows: (string | number)[][] = [];
let plain = 0;
for (const [name, query] of [...searches, ["suggestions", null] as const]) {
  const path =
    query === null
      ? "/api/product/suggestions?q=cop&n={n}"
      : `/api/product/shop?min_price={n}&${query}`;
  const { p50, p99 } = await measure({
    port: market.port,
    connections: 1,
    seconds: SECONDS,
    method: "GET",
    path,
  });
  plain ||= p50;
  rows.push([name, p50, p99, p50 / plain]);
}
await market.stop();
table(
  `A search among ${LOTS.toLocaleString("en-IN")} lots`,
  ["search", "p50 ms", "p99 ms", "against no words"],
  rows,
  "One reader, each reply made anew.",
);

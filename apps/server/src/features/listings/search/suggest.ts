import type { listings } from "@rebale/contract";
import type { Deps } from "../../../platform/deps.ts";
import { readListedLot } from "../shop/listed-lots.store.ts";
import { resolveFilter, type ShopLookups } from "../shop/resolve-filter.ts";
import { lotNumberOf } from "../shop/shop.rules.ts";
import { listLots } from "../shop/shop.store.ts";
import { wordsIn } from "./query-words.rules.ts";
import { placesBeginning } from "./search.store.ts";
import { suggestNames } from "./suggest.rules.ts";

const MAX_PLACES = 2;
const MAX_LOTS = 3;

/** Suggestions for the words typed so far: names first, then places, then live lots. */
export async function suggest(
  { db, database: { pool } }: Pick<Deps, "db" | "database">,
  lookups: ShopLookups,
  q: string,
): Promise<listings.Suggestion[]> {
  const words = wordsIn(q);
  if (words.length === 0) return [];
  const filter = resolveFilter(lookups, { q });
  const number = lotNumberOf(q);
  const [numbered, places, { lots }] = await Promise.all([
    number === null ? undefined : readListedLot(pool, number),
    placesBeginning(db, words.join(" "), MAX_PLACES),
    filter ? listLots(pool, filter, 1, MAX_LOTS) : { lots: [] },
  ]);
  return [
    ...suggestNames(lookups.lexicon.entries, words),
    ...places.map(({ city, state }) => ({
      kind: "place" as const,
      title: city,
      note: state,
      query: { q: city, state },
      url: null,
    })),
    ...[...(numbered ? [numbered] : []), ...lots.filter(({ id }) => id !== numbered?.id)].map(
      ({ title, city, state, url }) => ({
        kind: "lot" as const,
        title,
        note: `${city}, ${state}`,
        query: {},
        url,
      }),
    ),
  ];
}

import type { Category } from "@rebale/contract/listings";
import type { Material } from "@rebale/contract/listings/materials";
import type { SearchRead } from "@rebale/contract/listings/search";
import { SearchNote } from "../search/search-reading.tsx";
import { FilterChips } from "./filter-chips.tsx";
import type { FilterValues } from "./read-filters.ts";

interface Props {
  filters: FilterValues;
  categories: readonly Category[];
  materials: readonly Material[];
  search: SearchRead | null;
}

/** The list's filters, and how the typed words were read. */
const Chips = (props: Props) => (
  <>
    <FilterChips {...props} />
    {props.search && <SearchNote search={props.search} filters={props.filters} />}
  </>
);

export default Chips;

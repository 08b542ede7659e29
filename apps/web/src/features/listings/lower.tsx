import { Later } from "../../ui/later.tsx";
import { Impact } from "./impact.tsx";
import { StatTiles } from "./stat-tiles.tsx";

/** Live Listings below its lots. */
export default function Lower() {
  return (
    <>
      <Later>
        <StatTiles />
      </Later>
      <Later>
        <Impact />
      </Later>
    </>
  );
}

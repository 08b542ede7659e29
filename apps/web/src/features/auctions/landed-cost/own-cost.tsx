import type { AuctionDetails, LandedCost as Landed } from "@rebale/contract/auctions";
import { LandedCost } from "./landed-cost.tsx";
import { StateField } from "./state-field.tsx";
import { useLandedCost } from "./use-landed-cost.ts";

interface Props {
  lot: AuctionDetails;
  cost: Landed;
  amount: number;
  atMost: boolean | undefined;
}

/** The landed cost, for the state that somebody has chosen where it is theirs to choose. */
export default function OwnCost(props: Props) {
  const { cost, choose, failed } = useLandedCost(props.lot.url, props.cost);
  return (
    <LandedCost {...props} cost={cost}>
      <StateField state={cost.state} onChange={choose} failed={failed} />
    </LandedCost>
  );
}

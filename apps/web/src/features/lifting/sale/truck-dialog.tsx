import type { Trip } from "@rebale/contract/lifting";
import { useCallback, useEffect, useState } from "react";
import { t } from "ttag";
import { api } from "../../../lib/api/browser.ts";
import { lifting } from "../../../lib/api/operations.ts";
import { kilograms } from "../../../lib/formatting/formatting.ts";
import { isInYard, type Truck } from "../../../shared/goods/goods.rules.ts";
import type { Side } from "../../../shared/goods/side.ts";
import { plate } from "../../../shared/goods/truck-labels.ts";
import { PlainButton } from "../../../ui/button-link.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { FailedPart } from "../../../ui/states/failed-part.tsx";
import { Skeleton } from "../../../ui/states/waiting.tsx";
import { TruckSheet } from "./truck-sheet.tsx";

interface Props {
  truck: Truck;
  side: Side;
  may: boolean;
}

/** The page's next step, where it is with a truck. */
export function TruckStep(props: Props) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <PlainButton kind="main" onClick={() => setOpen(true)}>
        {stepText(props)}
      </PlainButton>
      <TruckDialog {...props} open={open} onClose={() => setOpen(false)} />
    </>
  );
}

function stepText({ truck, side }: Props): string {
  if (!isInYard(truck)) return t`Send the driver’s link`;
  if (truck.net_kg === null || side === "seller") return t`See the truck`;
  return t`See ${kilograms(truck.net_kg)} and the code`;
}

interface Opened extends Props {
  open: boolean;
  onClose: () => void;
}
/** One truck, read as it is opened. */
export const TruckDialog = ({ open, onClose, ...props }: Opened) => (
  <Dialog
    open={open}
    onClose={onClose}
    title={t`Truck ${plate(props.truck.vehicle_no)}`}
    size="sheet"
  >
    <ReadTruck {...props} onDone={onClose} />
  </Dialog>
);

function ReadTruck({ truck, ...who }: Props & { onDone: () => void }) {
  const [trip, setTrip] = useState<Trip | null>(null);
  const [failure, setFailure] = useState<unknown>(null);
  const { _id: id, state, net_kg } = truck;
  // biome-ignore lint/correctness/useExhaustiveDependencies: read anew when the gate has moved it
  const read = useCallback(() => {
    setFailure(null);
    api.call(lifting.trip, { params: { id } }).then(({ data }) => setTrip(data), setFailure);
  }, [id, state, net_kg]);
  useEffect(read, [read]);
  if (failure) return <FailedPart what={t`The truck`} error={failure} retry={read} />;
  if (!trip) return <Skeleton height={320} />;
  return <TruckSheet trip={trip} {...who} />;
}

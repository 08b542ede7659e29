import { useEffect, useState } from "react";
import { Link } from "react-router";
import { listings } from "../../../lib/api/office-operations.ts";
import { placeOf } from "../../../shared/office/object/places.rules.ts";
import { Drawer } from "../../../shared/office/panels/drawer.tsx";
import { api } from "../../../shared/office/session/office-api.ts";
import { useUnsaved } from "../../../ui/layout/unsaved.tsx";
import { FailedPart } from "../../../ui/states/failed-part.tsx";
import { Skeleton } from "../../../ui/states/waiting.tsx";
import { LotReview } from "./lot-review.tsx";
import type { LotRow, OpenedLot } from "./lot-row.ts";

interface Props {
  id: string;
  /** The lot as the list has it, when it is on this page of it. */
  listed: LotRow | undefined;
  onClose: () => void;
  /** After a decision. */
  onDecided: () => void;
}

export function LotDrawer({ id, listed, onClose, onDecided }: Props) {
  const [fetched, setFetched] = useState<OpenedLot | null>(null);
  const [failure, setFailure] = useState<unknown>(null);
  const [attempt, setAttempt] = useState(1);
  const [dirty, setDirty] = useState(false);
  const unsaved = useUnsaved(dirty);
  // A reviewed or paused lot leaves the list before its drawer does.
  const [first] = useState(listed);
  const isListed = listed !== undefined;
  const lot = listed ?? fetched ?? first;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt fetches again
  useEffect(() => {
    if (isListed) return;
    const away = new AbortController();
    setFailure(null);
    api.call(listings.viewLot, { params: { id }, signal: away.signal }).then(
      ({ data }) => setFetched({ refusal_reason: null, reserve_price: null, ...data }),
      (error) => !away.signal.aborted && setFailure(error),
    );
    return () => away.abort();
  }, [id, attempt, isListed]);
  const finish = () => {
    unsaved.release();
    onDecided();
  };
  return (
    <Drawer title={lot?.title ?? "Lot"} onClose={onClose}>
      <Link to={placeOf("lot", id)}>Everything about this lot</Link>
      {lot && (
        <LotReview
          lot={lot}
          onDirty={setDirty}
          onDone={finish}
          onChanged={() => setAttempt((n) => n + 1)}
        />
      )}
      {!lot && failure !== null && (
        <FailedPart what="The lot" error={failure} retry={() => setAttempt((n) => n + 1)} />
      )}
      {!lot && failure === null && (
        <>
          <Skeleton height={220} />
          <Skeleton height={160} />
        </>
      )}
      {unsaved.question}
    </Drawer>
  );
}

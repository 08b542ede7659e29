import { jt } from "ttag";
import { dateTime } from "../../../lib/formatting/formatting.ts";
import { Notice } from "../notice.tsx";

/**
 * A decision on something that changes only when the decision's minute is over.
 * @param did the decider's act: 'accepted it'
 */
export const HeldNotice = ({
  held: { by, until },
  did,
}: {
  held: { by: string; until: string };
  did: string;
}) => (
  <Notice>
    {jt`${by} has ${did}. It is carried out at ${(
      <time key="until" dateTime={until}>
        {dateTime(until)}
      </time>
    )}.`}
  </Notice>
);

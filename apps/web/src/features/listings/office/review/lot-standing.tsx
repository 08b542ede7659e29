import { t } from "ttag";
import { dateTime } from "../../../../lib/formatting/formatting.ts";
import { Facts } from "../../../../shared/office/facts.tsx";
import { Notice } from "../../../../shared/office/notice.tsx";
import { HeldNotice } from "../../../../shared/office/queue/held-notice.tsx";
import type { OpenedLot } from "../lot-row.ts";
import { PARTS } from "./review.rules.ts";

const decided = {
  accept: t`approved it`,
  correct: t`asked for a correction`,
  refuse: t`sent it back`,
};
const named = (path: string) => PARTS.find((part) => part.path === path)?.label ?? t`The lot`;

/** The earlier decision on it, and by whom. */
export const Standing = ({ lot }: { lot: OpenedLot }) => (
  <>
    {lot.held && <HeldNotice held={lot.held} did={decided[lot.held.decision]} />}
    {!lot.held && lot.status !== "pending" && (
      <Notice>
        {t`It no longer waits`}
        {lot.decided && t`: ${lot.decided.what} by ${lot.decided.by}, ${dateTime(lot.decided.at)}`}.
      </Notice>
    )}
    {lot.refusal_reason && lot.corrections.length === 0 && (
      <Notice kind="failed">
        <b>{t`Refused:`}</b> {lot.refusal_reason}
      </Notice>
    )}
    {lot.corrections.length > 0 && (
      <Notice kind="warning">
        <b>
          {lot.status === "pending"
            ? t`Asked of the seller before, who has sent it again:`
            : t`Asked of the seller:`}
        </b>
        <ul>
          {lot.corrections.map(({ path, msg }) => (
            <li key={path}>
              {named(path)}: {msg}
            </li>
          ))}
        </ul>
      </Notice>
    )}
  </>
);

const fields = {
  title: t`Title`,
  description: t`Description`,
  category: t`Category`,
  sub_category: t`Sub-category`,
  quantity: t`Quantity`,
  unit: t`Unit`,
} as const;

/** The seller's own words of what the office has corrected. */
export const Corrected = ({ lot: { corrected } }: { lot: OpenedLot }) =>
  corrected.length > 0 && (
    <Facts
      facts={corrected.map(({ field, was }) => ({
        name: t`${fields[field]}, as the seller sent it`,
        value: was ?? t`None`,
      }))}
    />
  );

import type { OfficeSheet } from "@rebale/contract/listings";
import { useEffect, useState } from "react";
import { jt, t } from "ttag";
import { listings } from "../../../../lib/api/office-operations.ts";
import { dateTime } from "../../../../lib/formatting/formatting.ts";
import { Facts } from "../../../../shared/office/facts.tsx";
import { Notice } from "../../../../shared/office/notice.tsx";
import { Section } from "../../../../shared/office/section.tsx";
import { api } from "../../../../shared/office/session/office-api.ts";
import { When } from "../../../../shared/office/when.tsx";
import { FailedPart } from "../../../../ui/states/failed-part.tsx";
import type { OpenedLot } from "../lot-row.ts";

/** The sheets a seller signed of an approved lot, and whether it waits for one. */
export function Signature({ lot }: { lot: OpenedLot }) {
  const [versions, setVersions] = useState<readonly OfficeSheet[] | null>(null);
  const [failure, setFailure] = useState<unknown>(null);
  const { _id: id, awaits_signature } = lot;
  const [attempt, setAttempt] = useState(1);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was signed or changed is read again
  useEffect(() => {
    let away = false;
    setFailure(null);
    api.call(listings.sheetsOfLot, { params: { id } }).then(
      ({ data }) => !away && setVersions(data.versions),
      (error) => !away && setFailure(error),
    );
    return () => {
      away = true;
    };
  }, [id, awaits_signature, lot.starts_at, lot.ends_at, attempt]);
  const newest = versions?.[0];
  return (
    <Section title={t`The seller’s signature`}>
      {failure !== null && (
        <FailedPart
          what={t`The seller’s signature`}
          error={failure}
          retry={() => setAttempt((n) => n + 1)}
        />
      )}
      {awaits_signature && newest && <Waiting lot={lot} since={newest.made_at} />}
      {versions?.length === 0 && (
        <p>
          {t`Not needed: the signature is waived for this seller’s company, or was when this lot was approved.`}
        </p>
      )}
      {versions && versions.length > 0 && <Facts facts={versions.map(factOf)} />}
    </Section>
  );
}

const isOver = ({ status }: OpenedLot) => status === "ended" || status === "withdrawn";

const Waiting = ({ lot, since }: { lot: OpenedLot; since: string }) =>
  isOver(lot) ? (
    <Notice kind="warning">{t`It was not signed in time, so it did not open.`}</Notice>
  ) : (
    <Notice kind="warning">
      <b>{t`Waiting for the seller’s signature`}</b>{" "}
      {jt`since ${(
        <time key="since" dateTime={since}>
          {dateTime(since)}
        </time>
      )}`}
      {t`. If signed after its start, it opens at once and still ends on time. Give it new times below if that leaves too little time.`}
    </Notice>
  );

const factOf = ({ version, made_at, made_by, signed_at, signed_by }: OfficeSheet) => ({
  name: t`Version ${version}`,
  value: (
    <>
      {signed_at
        ? t`Signed by ${signed_by ?? t`an erased account`}`
        : t`Not signed, made by ${made_by ?? t`an erased account`}`}
      <div>
        <When time={signed_at ?? made_at} />
      </div>
    </>
  ),
});

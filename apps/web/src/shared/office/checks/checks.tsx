import type { DataOf } from "@rebale/contract";
import type { checkUser } from "@rebale/contract/office";
import { useEffect, useState } from "react";
import { t } from "ttag";
import { office } from "../../../lib/api/office-operations.ts";
import { explain } from "../../../lib/language/explain.ts";
import { Skeleton } from "../../../ui/states/waiting.tsx";
import { Facts } from "../facts.tsx";
import { Notice } from "../notice.tsx";
import { Section } from "../section.tsx";
import { api } from "../session/office-api.ts";
import { mismatchText, sameText } from "./checks.rules.ts";

type Found = DataOf<typeof checkUser>;

/** The market's own checks: numbers against each other, and against other accounts. */
export function Checks({ id, title = t`Checks` }: { id: string; title?: string }) {
  const [found, setFound] = useState<Found | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  useEffect(() => {
    let current = true;
    api.call(office.checkUser, { params: { id } }).then(
      ({ data }) => current && setFound(data),
      (error: unknown) => current && setFailure(explain(error)),
    );
    return () => {
      current = false;
    };
  }, [id]);
  return (
    <Section title={title} lead={t`Checked automatically.`}>
      {failure ? (
        <Notice kind="failed">{failure}</Notice>
      ) : found ? (
        <Result found={found} />
      ) : (
        <Skeleton height={96} />
      )}
    </Section>
  );
}

function Result({ found: { mismatches, bank, company, duplicates } }: { found: Found }) {
  const wrong = [
    ...mismatches.map(mismatchText),
    ...(bank?.ifsc && !bank.bank ? [t`No bank has the IFSC ${bank.ifsc}.`] : []),
    ...(bank?.bank && !bank.has_branch
      ? [t`${bank.bank} has no branch ${bank.ifsc} in our list.`]
      : []),
  ];
  return (
    <>
      {wrong.map((text) => (
        <Notice key={text} kind="warning">
          {text}
        </Notice>
      ))}
      <Facts
        facts={[
          {
            name: t`Company`,
            value: company && `${company.name} (${company.role ?? company.membership})`,
          },
          { name: t`Company’s PAN`, value: company?.pan },
          { name: t`Bank by IFSC`, value: bank?.bank },
          { name: t`Bank account`, value: bank?.account },
          ...(wrong.length ? [] : [{ name: t`Numbers`, value: t`No contradictions found` }]),
          {
            name: t`Other accounts`,
            value: duplicates.length ? (
              <Duplicates duplicates={duplicates} describe={sameText} />
            ) : (
              t`No other account has the same PAN, GST number, bank account or phone`
            ),
          },
        ]}
      />
    </>
  );
}

type Duplicate = DataOf<typeof checkUser>["duplicates"][number];

/** Accounts that share a number with this one, and which. */
const Duplicates = ({
  duplicates,
  describe,
}: {
  duplicates: readonly Duplicate[];
  describe: (same: Duplicate["same"]) => string;
}) => (
  <>
    {duplicates.map(({ _id, name, business_name, type, status, same }) => (
      <div key={_id}>
        {t`${business_name ?? name} (${type}, ${status}): same ${describe(same)}`}
      </div>
    ))}
  </>
);

import { Stack } from "@mantine/core";
import { t } from "ttag";
import { companyPapers } from "../../../shared/office/code-names.rules.ts";
import "@mantine/core/styles/Stack.css";
import type { ReviewedCompany } from "@rebale/contract/companies";
import { Link } from "react-router";
import { AccountNumber } from "../../../shared/office/account-number.tsx";
import { Checks } from "../../../shared/office/checks/checks.tsx";
import { Facts } from "../../../shared/office/facts.tsx";
import { placeOf } from "../../../shared/office/object/places.rules.ts";
import { HeldNotice } from "../../../shared/office/queue/held-notice.tsx";
import classes from "../../../shared/office/queue/queue.module.css";
import { takeUndone } from "../../../shared/office/queue/undoable.ts";
import { useReasons } from "../../../shared/office/queue/use-reasons.ts";
import { Section } from "../../../shared/office/section.tsx";
import { When } from "../../../shared/office/when.tsx";
import { CompanyStatus } from "./company-status.tsx";
import { verbs } from "./decisions.rules.ts";
import { Papers } from "./papers.tsx";
import { ReviewCompany } from "./review-company.tsx";

/**
 * The typed text and the checks already run, beside the documents, and the decision above. Another
 * company has another key: nothing typed stays.
 */
export function ReviewPart({ company }: { company: ReviewedCompany }) {
  const reasons = useReasons(() => takeUndone("companies", company._id));
  const { held } = company;
  const owner = company.users.find(({ role }) => role === "owner");
  return (
    <Stack gap={20}>
      <ReviewCompany company={company} reasons={reasons} />
      {held && <HeldNotice held={held} did={verbs[held.decision].did} />}
      <div className={classes.sides}>
        <div>
          <Typed company={company} />
          {owner && <Checks id={owner._id} />}
        </div>
        <Papers company={company} reasons={reasons} />
      </div>
    </Stack>
  );
}

function Typed({ company: { typed, ...company } }: { company: ReviewedCompany }) {
  const bank = [typed?.bank_name, typed?.branch_name].filter(Boolean).join(", ");
  return (
    <Section title={t`Company`}>
      <Facts
        facts={[
          { name: t`Status`, value: <CompanyStatus {...company} /> },
          {
            name: company.status === "submitted" ? t`Waiting since` : t`Papers sent`,
            value: <When time={company.since} />,
          },
          ...(company.decided
            ? [
                {
                  name: t`Last decision`,
                  value: (
                    <>
                      {t`${company.decided.what.replace(/^company /, "")} by ${company.decided.by},`}{" "}
                      <When time={company.decided.at} />
                    </>
                  ),
                },
              ]
            : []),
          { name: t`Name`, value: company.name },
          {
            name: t`Same name or PAN as`,
            value:
              company.alike.length === 0 ? (
                t`None`
              ) : (
                <ul>
                  {company.alike.map(({ _id, name, status }) => (
                    <li key={_id}>
                      <Link to={placeOf("company", _id)}>{name}</Link>{" "}
                      {t`(company ${_id}, ${status})`}
                    </li>
                  ))}
                </ul>
              ),
          },
          { name: t`Kind`, value: company.entity },
          {
            name: company.pan_accepted ? "PAN" : t`PAN, not accepted yet`,
            value: company.pan,
          },
          { name: t`GST number`, value: typed?.gst_number },
          { name: t`Address`, value: typed?.address },
          { name: t`Incorporated`, value: typed?.incorporated_on },
          { name: t`Bank`, value: bank },
          {
            name: t`Account number`,
            value: typed?.account_no && <AccountNumber number={typed.account_no} />,
          },
          { name: "IFSC", value: typed?.ifsc },
        ]}
      />
      {company.reasons.length > 0 && (
        <Facts
          facts={company.reasons.map(({ path, msg }) => ({
            name: `${reasonOf(company)}: ${paperName(path)}`,
            value: msg,
          }))}
        />
      )}
    </Section>
  );
}

const reasonOf = ({ status, is_refused }: Pick<ReviewedCompany, "status" | "is_refused">) =>
  is_refused ? t`Refused` : status === "suspended" ? t`Suspended` : t`Correction`;

/** A reason is about one paper, or about the company as a whole. */
const paperName = (path: string) =>
  path in companyPapers ? companyPapers[path as keyof typeof companyPapers] : t`the company`;

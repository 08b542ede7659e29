import { Stack } from "@mantine/core";
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
import { Papers, paperNames } from "./papers.tsx";
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
    <Section title="Company">
      <Facts
        facts={[
          { name: "Status", value: <CompanyStatus {...company} /> },
          {
            name: company.status === "submitted" ? "Waiting since" : "Papers sent",
            value: <When time={company.since} />,
          },
          ...(company.decided
            ? [
                {
                  name: "Last decision",
                  value: (
                    <>
                      {company.decided.what.replace(/^company /, "")} by {company.decided.by},{" "}
                      <When time={company.decided.at} />
                    </>
                  ),
                },
              ]
            : []),
          { name: "Name", value: company.name },
          {
            name: "Same name or PAN as",
            value:
              company.alike.length === 0 ? (
                "None"
              ) : (
                <ul>
                  {company.alike.map(({ _id, name, status }) => (
                    <li key={_id}>
                      <Link to={placeOf("company", _id)}>{name}</Link> (company {_id}, {status})
                    </li>
                  ))}
                </ul>
              ),
          },
          { name: "Kind", value: company.entity },
          {
            name: company.pan_accepted ? "PAN" : "PAN, not accepted yet",
            value: company.pan,
          },
          { name: "GST number", value: typed?.gst_number },
          { name: "Address", value: typed?.address },
          { name: "Incorporated", value: typed?.incorporated_on },
          { name: "Bank", value: bank },
          {
            name: "Account number",
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
  is_refused ? "Refused" : status === "suspended" ? "Suspended" : "Correction";

/** A reason is about one paper, or about the company as a whole. */
const paperName = (path: string) =>
  path in paperNames ? paperNames[path as keyof typeof paperNames] : "the company";

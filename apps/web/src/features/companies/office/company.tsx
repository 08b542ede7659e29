import type { Bar, ReviewedCompany } from "@rebale/contract/companies";
import { Link } from "react-router";
import { companies } from "../../../lib/api/office-operations.ts";
import { AccountNumber } from "../../../shared/office/account-number.tsx";
import { Checks } from "../../../shared/office/checks/checks.tsx";
import { Facts } from "../../../shared/office/facts.tsx";
import { placeOf } from "../../../shared/office/object/places.rules.ts";
import { OfficePage } from "../../../shared/office/page/office-page.tsx";
import classes from "../../../shared/office/queue/queue.module.css";
import { takeUndone } from "../../../shared/office/queue/undoable.ts";
import { useReasons } from "../../../shared/office/queue/use-reasons.ts";
import { Section } from "../../../shared/office/section.tsx";
import { api, forOffice } from "../../../shared/office/session/office-api.ts";
import { useMay } from "../../../shared/office/session/office-session.ts";
import { When } from "../../../shared/office/when.tsx";
import type { Route } from "./+types/company";
import { Bars } from "./bars.tsx";
import { CompanyStatus } from "./company-status.tsx";
import { Members, Sites } from "./members.tsx";
import { Papers, paperNames } from "./papers.tsx";
import { ReviewCompany } from "./review-company.tsx";
import { SignatureSetting } from "./signature-setting.tsx";

export async function clientLoader({ request, params }: Route.ClientLoaderArgs) {
  return forOffice(request, async () => {
    const of = { params: { id: params.id } };
    const [company, bars] = await Promise.all([
      api.call(companies.officeCompany, of),
      api.call(companies.listBars, of),
    ]);
    return { company: company.data, bars: bars.data };
  });
}
clientLoader.hydrate = true as const;

export { OfficeFailed as ErrorBoundary } from "../../../shared/office/page/office-failed.tsx";
export { OfficeWaiting as HydrateFallback } from "../../../shared/office/page/office-waiting.tsx";

export default function Company({ loaderData: { company, bars } }: Route.ComponentProps) {
  return <OneCompany key={company._id} company={company} bars={bars} />;
}

/** What was typed and the checks already run, beside the documents. */
function OneCompany({ company, bars }: { company: ReviewedCompany; bars: readonly Bar[] }) {
  const reasons = useReasons(() => takeUndone("companies", company._id));
  const owner = company.users.find(({ role }) => role === "owner");
  return (
    <OfficePage
      title={company.name}
      lead={
        useMay()("companies.review")
          ? "Compare the details with the papers, then decide."
          : "The details and papers of a company. Your role reads them."
      }
      actions={<Link to={placeOf("company", company._id)}>Everything about this company</Link>}
    >
      <ReviewCompany company={company} reasons={reasons} />
      <h2 className="unseen">Details and papers</h2>
      <div className={classes.sides}>
        <div>
          <Typed company={company} />
          {owner && <Checks id={owner._id} />}
          <Members company={company} />
          <Bars id={company._id} bars={bars} />
          {company.users.some(({ type }) => type === "seller") && (
            <SignatureSetting company={company} />
          )}
          {company.sites.length > 0 && <Sites sites={company.sites} />}
        </div>
        <Papers company={company} reasons={reasons} />
      </div>
    </OfficePage>
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

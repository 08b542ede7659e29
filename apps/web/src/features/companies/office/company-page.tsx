import type { Block } from "@rebale/contract/audience";
import type { Bar, ReviewedCompany } from "@rebale/contract/companies";
import { t } from "ttag";
import { apiKeys, audience, companies } from "../../../lib/api/office-operations.ts";
import { ObjectPage, type ObjectPart } from "../../../shared/office/object/object-page.tsx";
import {
  authorisationsOf,
  bidsOf,
  lotsOf,
  messagesOf,
  salesOf,
} from "../../../shared/office/object/object-rows.tsx";
import { ObjectRows } from "../../../shared/office/object/rows.tsx";
import { May } from "../../../shared/office/session/may.tsx";
import { api, forOffice } from "../../../shared/office/session/office-api.ts";
import { useMay } from "../../../shared/office/session/office-session.ts";
import { When } from "../../../shared/office/when.tsx";
import type { Route } from "./+types/company-page";
import { Bars, reasonText } from "./bars.tsx";
import { Blocked } from "./blocked.tsx";
import { CompanyMoney } from "./company-money.tsx";
import { Now } from "./company-now.tsx";
import { CompanyStatus } from "./company-status.tsx";
import { Machines, type MachinesOf } from "./machines.tsx";
import { Members, Sites } from "./members.tsx";
import { MoneyRow } from "./money-row.tsx";
import { ReviewPart } from "./review-part.tsx";
import { SignatureSetting } from "./signature-setting.tsx";

export async function clientLoader({ request, params }: Route.ClientLoaderArgs) {
  return forOffice(request, async () => {
    const of = { params: { id: params.id } };
    const [company, bars, blocked, machines] = await Promise.all([
      api.call(companies.officeCompany, of),
      api.call(companies.listBars, of),
      api.call(audience.blockedByCompany, of),
      api.call(apiKeys.machines, of),
    ]);
    return {
      company: company.data,
      bars: bars.data,
      blocked: blocked.data,
      machines: machines.data,
    };
  });
}
clientLoader.hydrate = true as const;

export { listChanged as shouldRevalidate } from "../../../shared/office/list/use-reread.ts";
export { OfficeFailed as ErrorBoundary } from "../../../shared/office/page/office-failed.tsx";
export { OfficeWaiting as HydrateFallback } from "../../../shared/office/page/office-waiting.tsx";

/** Everything about one company; what it has sent is decided in a part of its own. */
export default function CompanyPage({
  loaderData: { company, bars, blocked, machines },
}: Route.ComponentProps) {
  const parts = usePartsOf(company, bars, blocked, machines);
  return (
    <ObjectPage
      kind="company"
      id={company._id}
      name={company.name}
      chip={<CompanyStatus {...company} />}
      version={company}
      facts={factsOf(company, bars)}
      parts={parts}
    />
  );
}

const factsOf = (company: ReviewedCompany, bars: readonly Bar[]) => {
  const owner = company.users.find(({ role }) => role === "owner");
  return [
    { name: company.pan_accepted ? "PAN" : t`PAN, not accepted yet`, value: company.pan },
    { name: t`GST number`, value: gstinOf(company) },
    { name: t`Owner`, value: owner?.name },
    { name: t`Mobile`, value: owner?.mobile && `+91 ${owner.mobile}` },
    { name: t`May bid`, value: mayBid(company, bars) },
    ...(company.decided
      ? [
          {
            name: t`Last decision`,
            value: (
              <>
                {t`${company.decided.what.replace(/^company /, "")} by ${company.decided.by},`}{" "}
                <When time={company.decided.at} relative={false} />
              </>
            ),
          },
        ]
      : []),
  ];
};

/** As a bid of theirs is answered; and what lifts it. */
function mayBid({ status, decided, reasons }: ReviewedCompany, bars: readonly Bar[]) {
  if (status === "suspended")
    return (
      <>
        {t`May not bid: suspended`}{" "}
        {decided && (
          <>
            <When time={decided.at} relative={false} />
            {t` by ${decided.by}`}
          </>
        )}
        {reasons.length > 0 && `: ${reasons.map(({ msg }) => msg).join("; ")}`}
        {t`. Verifying its papers again, or asking for a correction, lifts it.`}
      </>
    );
  const bar = bars.find(({ holds }) => holds);
  if (!bar) return t`Yes`;
  return (
    <>
      {t`May not bid: barred`} <When time={bar.from_at} relative={false} />
      {bar.by && t` by ${bar.by}`}
      {t`: ${reasonText(bar)}. Lifting the bar below lifts it.`}
    </>
  );
}

const gstinOf = ({ papers, sites, typed }: ReviewedCompany) =>
  papers.find(({ kind }) => kind === "gst")?.number ??
  sites.find(({ gstin }) => gstin)?.gstin ??
  typed?.gst_number;

function usePartsOf(
  company: ReviewedCompany,
  bars: readonly Bar[],
  blocked: readonly Block[],
  machines: MachinesOf,
): ObjectPart[] {
  const may = useMay();
  const of = { company_id: company._id };
  const rows = (name: string, title: string, none: string, load: ReturnType<typeof bidsOf>) => ({
    name,
    title,
    render: () => <ObjectRows title={title} none={none} load={load} />,
  });
  return [
    {
      name: "overview",
      title: t`Overview`,
      render: () => (
        <Overview company={company} bars={bars} blocked={blocked} machines={machines} />
      ),
    },
    {
      name: "review",
      title: t`Review`,
      lead: may("companies.review")
        ? t`Compare the details with the papers, then decide.`
        : t`The details and papers of a company. Your role reads them.`,
      isWide: true,
      render: () => <ReviewPart key={company._id} company={company} />,
    },
    ...(may("auctions.read")
      ? [
          rows("sales", t`Sales`, t`Nothing was bought or sold yet.`, salesOf(of)),
          rows("bids", t`Bids`, t`The company has not bid yet.`, bidsOf(of)),
        ]
      : []),
    ...(may("lots.read")
      ? [rows("lots", t`Lots`, t`The company has not offered a lot yet.`, lotsOf(of))]
      : []),
    ...(may("wallets.read")
      ? [{ name: "money", title: t`Money`, render: () => <CompanyMoney id={company._id} /> }]
      : []),
    ...(may("authorisations.read")
      ? [
          rows(
            "authorisations",
            t`Authorisations`,
            t`No authorisation was sent yet.`,
            authorisationsOf(company._id),
          ),
        ]
      : []),
    ...(may("outbox.read")
      ? [rows("messages", t`Messages`, t`Nothing was sent to its users yet.`, messagesOf(of))]
      : []),
  ];
}

interface Shown {
  readonly company: ReviewedCompany;
  readonly bars: readonly Bar[];
  readonly blocked: readonly Block[];
  readonly machines: MachinesOf;
}
const Overview = ({ company, bars, blocked, machines }: Shown) => (
  <>
    <May do="wallets.read">
      <MoneyRow id={company._id} />
    </May>
    <May do="auctions.read">
      <Now id={company._id} />
    </May>
    <Members company={company} />
    {company.sites.length > 0 && <Sites sites={company.sites} />}
    <Bars id={company._id} bars={bars} />
    <Machines id={company._id} {...machines} />
    {isSellers(company) && <Blocked blocked={blocked} />}
    {isSellers(company) && <SignatureSetting company={company} />}
  </>
);

const isSellers = ({ users }: ReviewedCompany) => users.some(({ type }) => type === "seller");

import type { OfficeAuthorisation } from "@rebale/contract/authorisations";
import { Link } from "react-router";
import { t } from "ttag";
import { authorisations } from "../../../lib/api/office-operations.ts";
import { authorisationStatusNames, kindNames } from "../../../lib/formatting/authorisations.ts";
import { date, quantity } from "../../../lib/formatting/formatting.ts";
import { streamNames } from "../../../lib/formatting/streams.ts";
import { Chip } from "../../../shared/office/chip.tsx";
import { DocumentPane } from "../../../shared/office/documents/document-pane.tsx";
import { Facts } from "../../../shared/office/facts.tsx";
import { Notice } from "../../../shared/office/notice.tsx";
import { placeOf } from "../../../shared/office/object/places.rules.ts";
import { OfficePage } from "../../../shared/office/page/office-page.tsx";
import { HeldNotice } from "../../../shared/office/queue/held-notice.tsx";
import classes from "../../../shared/office/queue/queue.module.css";
import { Section } from "../../../shared/office/section.tsx";
import { May } from "../../../shared/office/session/may.tsx";
import { api, forOffice } from "../../../shared/office/session/office-api.ts";
import { When } from "../../../shared/office/when.tsx";
import type { Route } from "./+types/authorisation";
import { ReviewAuthorisation } from "./review-authorisation.tsx";

export async function clientLoader({ request, params }: Route.ClientLoaderArgs) {
  return forOffice(request, async () => {
    const { data } = await api.call(authorisations.officeAuthorisation, {
      params: { id: params.id },
    });
    return { authorisation: data };
  });
}
clientLoader.hydrate = true as const;

export { OfficeFailed as ErrorBoundary } from "../../../shared/office/page/office-failed.tsx";
export { OfficeWaiting as HydrateFallback } from "../../../shared/office/page/office-waiting.tsx";

/** One authorisation: what was typed beside what the document says, and the decision. */
export default function Authorisation({ loaderData: { authorisation: a } }: Route.ComponentProps) {
  return (
    <OfficePage
      title={a.company.name}
      lead={t`Compare each line with the document, then decide.`}
      actions={<Link to="/admin/authorisations">{t`All authorisations`}</Link>}
    >
      <ReviewAuthorisation key={a._id} authorisation={a} />
      <Notices authorisation={a} />
      <h2 className="unseen">{t`Details and document`}</h2>
      <div className={classes.sides}>
        <div>
          <Typed authorisation={a} />
        </div>
        <May do="documents.read">
          <div>
            <Section title={t`Document`}>
              <DocumentPane
                key={a._id}
                of="company"
                file={a.document}
                name={t`Authorisation ${a.number} of ${a.company.name}`}
              />
            </Section>
          </div>
        </May>
      </div>
    </OfficePage>
  );
}

interface Props {
  authorisation: OfficeAuthorisation;
}

const Notices = ({ authorisation: a }: Props) => (
  <>
    {a.held && (
      <HeldNotice
        held={a.held}
        did={a.held.decision === "accept" ? t`accepted it` : t`refused it`}
      />
    )}
    {a.reason && (
      <Notice kind="failed">
        <b>{t`Refused:`}</b> {a.reason}
      </Notice>
    )}
    {a.status === "waiting" && a.needs_second_look && (
      <Notice kind="warning">
        {a.first_look
          ? t`${a.first_look} has accepted it. For a capacity this large, a second person must accept it too.`
          : t`For a capacity this large, two people must accept it.`}
      </Notice>
    )}
    {a.company.status !== "verified" && (
      <Notice kind="warning">
        {t`The company itself is not verified yet. Until it is, it cannot bid on lots that need an authorisation.`}
      </Notice>
    )}
  </>
);

const Typed = ({ authorisation: a }: Props) => (
  <Section title={t`As submitted`}>
    <Facts
      facts={[
        { name: t`Status`, value: <Chip>{authorisationStatusNames[a.status]}</Chip> },
        { name: t`Material`, value: streamNames[a.stream] },
        { name: t`Kind`, value: kindNames[a.kind] },
        { name: t`Number`, value: a.number },
        { name: t`Issued by`, value: a.issuer },
        { name: t`Valid`, value: t`${date(a.valid_from)} to ${date(a.valid_to)}` },
        { name: t`Capacity`, value: t`${quantity(a.capacity_kg, "kg")} a financial year` },
        {
          name: t`Company`,
          value: <Link to={placeOf("company", a.company._id)}>{a.company.name}</Link>,
        },
        { name: "PAN", value: a.company.pan },
        { name: t`Sent by`, value: a.sent_by },
        { name: t`Sent`, value: <When time={a.sent_at} /> },
      ]}
    />
  </Section>
);

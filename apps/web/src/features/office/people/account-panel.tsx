import type { DataOf } from "@rebale/contract";
import type { OfficeUser, user as userPage } from "@rebale/contract/office";
import { useState } from "react";
import { Link } from "react-router";
import { t } from "ttag";
import IconFileText from "~icons/tabler/file-text";
import { Checks } from "../../../shared/office/checks/checks.tsx";
import { Chip } from "../../../shared/office/chip.tsx";
import { accountStatuses, accountTypes } from "../../../shared/office/code-names.rules.ts";
import { DocumentPane } from "../../../shared/office/documents/document-pane.tsx";
import { Facts } from "../../../shared/office/facts.tsx";
import { Notice } from "../../../shared/office/notice.tsx";
import { placeOf } from "../../../shared/office/object/places.rules.ts";
import { Drawer, DrawerFoot } from "../../../shared/office/panels/drawer.tsx";
import { Section } from "../../../shared/office/section.tsx";
import { May } from "../../../shared/office/session/may.tsx";
import { When } from "../../../shared/office/when.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { missingPapers, statusTone } from "./account-status.rules.ts";
import classes from "./documents/documents.module.css";
import { ReviewAccount } from "./review-account.tsx";

export const AccountStatus = ({ status }: Pick<OfficeUser, "status">) => (
  <Chip tone={statusTone[status]}>{accountStatuses[status]}</Chip>
);

/** An account whole: who it is, what they sent, and what the office may do. */
export function AccountPanel({
  account,
  onClose,
  onDecided,
}: {
  account: OfficeUser;
  onClose: () => void;
  onDecided: () => void;
}) {
  return (
    <Drawer title={account.business_name ?? account.name} onClose={onClose}>
      <Link to={placeOf("user", account._id)}>{t`Everything about this account`}</Link>
      <AccountNotices account={account} />
      <DrawerFoot>
        <ReviewAccount account={account} onDone={onDecided} />
      </DrawerFoot>
      <AccountFacts account={account} />
    </Drawer>
  );
}

/** Why it is shut out, and what it did not send. */
export function AccountNotices({ account }: { account: OfficeUser }) {
  const missing = missingPapers(account);
  return (
    <>
      {account.status_reason && (
        <Notice kind="failed">
          <b>{account.status === "refused" ? t`Refused` : t`Deactivated`}:</b>{" "}
          {account.status_reason}
        </Notice>
      )}
      {missing.length > 0 && (
        <Notice kind="warning">
          <b>{t`Missing:`}</b> {missing.join(", ")}
        </Notice>
      )}
    </>
  );
}

/** The account, its papers, and the faults in them. */
export const AccountFacts = ({
  account,
  companyPapers = [],
}: {
  account: OfficeUser;
  companyPapers?: CompanyPapers;
}) => (
  <>
    <Section title={t`Account`}>
      <Facts
        facts={[
          { name: t`Status`, value: <AccountStatus status={account.status} /> },
          { name: t`Kind`, value: <Chip>{accountTypes[account.type]}</Chip> },
          { name: t`Name`, value: account.name },
          { name: t`Business`, value: account.business_name },
          {
            name: t`Email`,
            value: account.email && <a href={`mailto:${account.email}`}>{account.email}</a>,
          },
          {
            name: t`Mobile`,
            value: account.mobile && <a href={`tel:+91${account.mobile}`}>+91 {account.mobile}</a>,
          },
          { name: t`Place`, value: [account.city, account.state].filter(Boolean).join(", ") },
          { name: t`Registered`, value: <When time={account.created_at} /> },
        ]}
      />
    </Section>
    {account.type !== "admin" && (
      <Section
        title={t`Papers`}
        lead={t`Compare the numbers with the documents before you activate.`}
      >
        <Facts
          facts={[
            { name: "PAN", value: account.pan_number },
            { name: t`GST number`, value: account.gst_number },
          ]}
        />
        <May do="documents.read">
          <Documents
            documents={account.documents}
            of={account.business_name ?? account.name}
            companyPapers={companyPapers}
          />
        </May>
      </Section>
    )}
    {account.type !== "admin" && <Checks key={account._id} id={account._id} />}
  </>
);

const names = {
  panimage: t`PAN card`,
  doi: t`Certificate of incorporation`,
  gst_image: t`GST certificate`,
} as const;
type Kind = keyof typeof names;
const kinds = Object.keys(names) as Kind[];

type CompanyPapers = DataOf<typeof userPage>["company_papers"];
/** The same paper, as its company hands it in. */
const ofCompany = { panimage: "pan", doi: "incorporation", gst_image: "gst" } as const;
const companyStates = {
  sent: t`waits for review`,
  accepted: t`accepted`,
  correction_asked: t`correction asked`,
} as const;
function notSent(kind: Kind, papers: CompanyPapers): string {
  const paper = papers.find((one) => one.kind === ofCompany[kind]);
  return paper ? t`The company’s: ${companyStates[paper.state]}` : t`Not sent`;
}

interface DocumentsProps {
  documents: OfficeUser["documents"];
  of: string;
  companyPapers: CompanyPapers;
}

function Documents({ documents, of, companyPapers }: DocumentsProps) {
  const [shown, setShown] = useState<Kind | null>(null);
  const file = shown && documents[shown];
  return (
    <>
      <ul className={classes.documents}>
        {kinds.map((kind) => (
          <li key={kind}>
            <button type="button" disabled={!documents[kind]} onClick={() => setShown(kind)}>
              <IconFileText size={22} aria-hidden />
              <span>
                {names[kind]}
                <small>{documents[kind] ? t`Open` : notSent(kind, companyPapers)}</small>
              </span>
            </button>
          </li>
        ))}
      </ul>
      {shown && file && (
        <DocumentViewer
          key={file}
          file={file}
          name={t`${names[shown]} of ${of}`}
          onClose={() => setShown(null)}
        />
      )}
    </>
  );
}

interface Props {
  file: string;
  name: string;
  onClose: () => void;
}

const DocumentViewer = ({ file, name, onClose }: Props) => (
  <Dialog open title={name} size="wide" onClose={onClose}>
    <DocumentPane of="user" file={file} name={name} />
  </Dialog>
);

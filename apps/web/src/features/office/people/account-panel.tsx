import type { OfficeUser } from "@rebale/contract/office";
import { Checks } from "../../../shared/office/checks/checks.tsx";
import { Chip } from "../../../shared/office/chip.tsx";
import { Facts } from "../../../shared/office/facts.tsx";
import { Notice } from "../../../shared/office/notice.tsx";
import { Drawer, DrawerFoot } from "../../../shared/office/panels/drawer.tsx";
import { Section } from "../../../shared/office/section.tsx";
import { May } from "../../../shared/office/session/may.tsx";
import { When } from "../../../shared/office/when.tsx";
import { missingPapers, statusTone } from "./account-status.rules.ts";
import { Documents } from "./documents/documents.tsx";
import { ReviewAccount } from "./review-account.tsx";

export const AccountStatus = ({ status }: Pick<OfficeUser, "status">) => (
  <Chip tone={statusTone[status]}>{status}</Chip>
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
  const missing = missingPapers(account);
  return (
    <Drawer title={account.business_name ?? account.name} onClose={onClose}>
      {account.status_reason && (
        <Notice kind="failed">
          <b>{account.status === "refused" ? "Refused" : "Deactivated"}:</b> {account.status_reason}
        </Notice>
      )}
      {missing.length > 0 && (
        <Notice kind="warning">
          <b>Missing:</b> {missing.join(", ")}
        </Notice>
      )}
      <DrawerFoot>
        <ReviewAccount account={account} onDone={onDecided} />
      </DrawerFoot>
      <Section title="Account">
        <Facts
          facts={[
            { name: "Status", value: <AccountStatus status={account.status} /> },
            { name: "Kind", value: <Chip>{account.type}</Chip> },
            { name: "Name", value: account.name },
            { name: "Business", value: account.business_name },
            {
              name: "Email",
              value: account.email && <a href={`mailto:${account.email}`}>{account.email}</a>,
            },
            {
              name: "Mobile",
              value: account.mobile && (
                <a href={`tel:+91${account.mobile}`}>+91 {account.mobile}</a>
              ),
            },
            { name: "Place", value: [account.city, account.state].filter(Boolean).join(", ") },
            { name: "Registered", value: <When time={account.created_at} /> },
          ]}
        />
      </Section>
      {account.type !== "admin" && (
        <Section title="Papers" lead="Compare the numbers with the documents before you activate.">
          <Facts
            facts={[
              { name: "PAN", value: account.pan_number },
              { name: "GST number", value: account.gst_number },
            ]}
          />
          <May do="documents.read">
            <Documents documents={account.documents} of={account.business_name ?? account.name} />
          </May>
        </Section>
      )}
      {account.type !== "admin" && <Checks key={account._id} id={account._id} />}
    </Drawer>
  );
}

import type { OfficeAuthorisation } from "@rebale/contract/authorisations";
import { authorisationStatusNames, kindNames } from "../../../lib/authorisations.ts";
import { date, quantity } from "../../../lib/formatting.ts";
import { streamNames } from "../../../lib/streams.ts";
import { Chip } from "../parts/chip.tsx";
import { DocumentPane } from "../parts/documents/document-pane.tsx";
import { Facts } from "../parts/facts.tsx";
import { Notice } from "../parts/notice.tsx";
import { Drawer, DrawerFoot } from "../parts/panels/drawer.tsx";
import { Section } from "../parts/section.tsx";
import { When } from "../parts/when.tsx";
import { May } from "../session/may.tsx";
import { JudgeAuthorisation } from "./judge-authorisation.tsx";

interface Props {
  authorisation: OfficeAuthorisation;
  onClose: () => void;
  onDecided: () => void;
}

/** One authorisation: what was typed beside what the document says, and the decision. */
export function AuthorisationPanel({ authorisation: a, onClose, onDecided }: Props) {
  return (
    <Drawer title={a.company.name} onClose={onClose}>
      {a.reason && (
        <Notice kind="failed">
          <b>Refused:</b> {a.reason}
        </Notice>
      )}
      {a.status === "waiting" && a.needs_second_look && (
        <Notice kind="warning">
          {a.first_look
            ? `${a.first_look} has accepted it. For a capacity of this size somebody else must accept it, too.`
            : "For a capacity of this size two people must accept it."}
        </Notice>
      )}
      {a.company.status !== "verified" && (
        <Notice kind="warning">
          The company itself is not verified ({a.company.status.replace("_", " ")}): until it is, it
          cannot bid on lots that ask for this.
        </Notice>
      )}
      {a.status === "waiting" && (
        <May do="authorisations.review">
          <DrawerFoot>
            <JudgeAuthorisation authorisation={a} onDone={onDecided} />
          </DrawerFoot>
        </May>
      )}
      <Section title="As typed" lead="Compare each line with the document.">
        <Facts
          facts={[
            { name: "Status", value: <Chip>{authorisationStatusNames[a.status]}</Chip> },
            { name: "Material", value: streamNames[a.stream] },
            { name: "Kind", value: kindNames[a.kind] },
            { name: "Number", value: a.number },
            { name: "Issued by", value: a.issuer },
            { name: "Valid", value: `${date(a.valid_from)} to ${date(a.valid_to)}` },
            { name: "Capacity", value: `${quantity(a.capacity_kg, "kg")} a financial year` },
            { name: "PAN", value: a.company.pan },
            { name: "Sent by", value: a.sent_by },
            { name: "Sent", value: <When time={a.sent_at} /> },
          ]}
        />
      </Section>
      <Section title="Document">
        <DocumentPane
          of="company"
          file={a.document}
          name={`Authorisation ${a.number} of ${a.company.name}`}
        />
      </Section>
    </Drawer>
  );
}

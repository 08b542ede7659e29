import { Group } from "@mantine/core";
import { t } from "ttag";
import {
  accountStatuses,
  memberRoles,
  seatStates,
} from "../../../shared/office/code-names.rules.ts";
import "@mantine/core/styles/Group.css";
import type { ReviewedCompany } from "@rebale/contract/companies";
import { Facts } from "../../../shared/office/facts.tsx";
import { ObjectLink } from "../../../shared/office/object/object-link.tsx";
import { Section } from "../../../shared/office/section.tsx";
import { May } from "../../../shared/office/session/may.tsx";
import { GiveSeat } from "./give-seat.tsx";

/** The company's users, and joiners. */
export const Members = ({ company }: { company: ReviewedCompany }) => (
  <Section title={t`Users`}>
    <Facts
      facts={company.users.map(({ _id, name, role, seat, status, mobile, email }) => ({
        name: `${name} (${role ? memberRoles[role] : seatStates[seat]}${status === "active" ? "" : t`, login ${accountStatuses[status]}`})`,
        value: (
          <>
            {[mobile && `+91 ${mobile}`, email].filter(Boolean).join(", ")}{" "}
            <ObjectLink kind="user" id={_id}>
              <span>
                {t`Open`}
                <span className="unseen"> {name}</span>
              </span>
            </ObjectLink>
          </>
        ),
      }))}
    />
    <May do="companies.review">
      <Group gap={10}>
        <GiveSeat company={company} />
      </Group>
    </May>
  </Section>
);

export const Sites = ({ sites }: Pick<ReviewedCompany, "sites">) => (
  <Section title={t`Sites`}>
    <Facts
      facts={sites.map(({ name, address, city, state, pincode, gstin }) => ({
        name,
        value: `${address}, ${city}, ${state} ${pincode}${gstin ? t`, GST ${gstin}` : ""}`,
      }))}
    />
  </Section>
);

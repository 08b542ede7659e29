import { Group } from "@mantine/core";
import "@mantine/core/styles/Group.css";
import type { OfferedInvitation } from "@rebale/contract/companies";
import type { ReactNode } from "react";
import { t } from "ttag";
import { rupees } from "../../lib/formatting/formatting.ts";
import { roleName } from "./users/roles.ts";

/** A company's offer: enough to know it by, before anybody says yes. */
export function Offer({ offer, children }: { offer: OfferedInvitation; children: ReactNode }) {
  const { company, role, bid_limit, by } = offer;
  return (
    <>
      <h2>{company.name}</h2>
      <p>
        {company.pan_end ? t`PAN ending ${company.pan_end}` : t`No PAN given`}
        {" · "}
        {company.pan_accepted ? t`checked by our team` : t`not checked by our team`}
      </p>
      <p>
        {by && <>{t`Invited by ${by}`} · </>}
        {t`You would act as: ${roleName(role)}`}
        {bid_limit !== null && <> · {t`up to ${rupees(bid_limit)} a bid`}</>}
      </p>
      <p>{t`Accept only if you know them: your bids then bind this company, and its owners see them.`}</p>
      <Group justify="flex-end" gap={10} mt={20}>
        {children}
      </Group>
    </>
  );
}

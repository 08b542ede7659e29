import type { MoneyWaiting } from "@rebale/contract/banking";
import { t } from "ttag";
import { DeskTabs } from "../../../../shared/office/page/desk-tabs.tsx";
import { OfficePage } from "../../../../shared/office/page/office-page.tsx";
import { deskTabs } from "./desk-tabs.rules.ts";

interface Props extends React.ComponentProps<typeof OfficePage> {
  waiting: MoneyWaiting;
}

/** A screen of the finance desk, with the way to the others and what waits there. */
export const MoneyPage = ({ waiting, children, ...page }: Props) => (
  <OfficePage {...page}>
    <DeskTabs label={t`Finance desk`} tabs={deskTabs(waiting)} />
    {children}
  </OfficePage>
);

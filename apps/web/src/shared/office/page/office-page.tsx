import { t } from "ttag";
import { Page } from "../../../ui/layout/page.tsx";
import classes from "./office-page.module.css";

interface Props {
  title: string;
  /** One sentence: what is done here. */
  lead: string;
  actions?: React.ReactNode;
  children: React.ReactNode;
}

export const OfficePage = ({ title, lead, actions, children }: Props) => (
  <Page title={t`${title} · Office`} description={lead} index={false} className={classes.page}>
    <header className={classes.head}>
      <div>
        <h1>{title}</h1>
        <p title={lead}>{lead}</p>
      </div>
      {actions}
    </header>
    {children}
  </Page>
);

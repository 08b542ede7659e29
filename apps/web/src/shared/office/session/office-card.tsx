import { Link } from "react-router";
import { t } from "ttag";
import { BrandMark } from "../../../ui/brand-mark.tsx";
import { LanguageLink } from "../../../ui/language-link.tsx";
import { Page } from "../../../ui/layout/page.tsx";
import classes from "./sign-in.module.css";

interface Props {
  title: string;
  lead: React.ReactNode;
  back: { to: string; name: string };
  children: React.ReactNode;
}

/** The one card of a page of the office on which somebody signs in, or gets ready to. */
export const OfficeCard = ({ title, lead, back, children }: Props) => (
  <Page
    title={t`${title} · Office`}
    description={t`Sign-in for the team that runs Rebale.`}
    index={false}
    className={classes.page}
  >
    <div className={classes.card}>
      <span className={classes.brand}>
        <BrandMark size={30} /> Rebale <small>{t`Office`}</small>
        <LanguageLink className={classes.language} />
      </span>
      <h1>{title}</h1>
      <p>{lead}</p>
      {children}
      <Link to={back.to} className={classes.back}>
        {back.name}
      </Link>
    </div>
  </Page>
);

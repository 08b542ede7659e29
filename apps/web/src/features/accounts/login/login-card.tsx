import { Link } from "react-router";
import { t } from "ttag";
import IconArrowLeft from "~icons/tabler/arrow-left";
import { BrandMark } from "../../../ui/brand-mark.tsx";
import { NeedsScripts } from "../../../ui/layout/needs-scripts.tsx";
import { Page } from "../../../ui/layout/page.tsx";
import classes from "./login.module.css";

interface Props {
  title: string;
  description: string;
  lead: string;
  /** Where Back leads. */
  back: string;
  children: React.ReactNode;
}

/** The one card of a page on which somebody signs in, or gets ready to. */
export const LoginCard = ({ title, description, lead, back, children }: Props) => (
  <Page title={title} description={description} className={classes.page}>
    <Link to={back} className={classes.back}>
      <IconArrowLeft size={20} aria-hidden /> {t`Back`}
    </Link>
    <div className={classes.card}>
      <BrandMark size={40} />
      <h1>{title}</h1>
      <p className={classes.lead}>{lead}</p>
      <NeedsScripts />
      {children}
    </div>
  </Page>
);

import { IconMail, IconPhone } from "@tabler/icons-react";
import look from "../../../ui/button-link.module.css";
import buttons from "../parts/panels/buttons.module.css";

/** The office answers by its own mail or telephone. */
export const AnswerLinks = ({
  email,
  mobile,
  subject,
}: {
  email: string;
  mobile: string;
  subject: string;
}) => (
  <div className={buttons.row}>
    <a
      className={look.button}
      data-kind="brand"
      href={`mailto:${email}?subject=${encodeURIComponent(subject)}`}
    >
      <IconMail size={20} aria-hidden /> Answer by mail
    </a>
    <a className={look.button} data-kind="quiet" href={`tel:+91${mobile}`}>
      <IconPhone size={20} aria-hidden /> Call +91 {mobile}
    </a>
  </div>
);

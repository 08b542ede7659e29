import { Chip } from "../../../shared/office/chip.tsx";
import { When } from "../../../shared/office/when.tsx";
import classes from "./enquiry.module.css";
import { entryTitles, mailWords } from "./enquiry-words.ts";
import type { Enquiry } from "./use-enquiry.ts";

/** What was written to and fro, oldest first; notes are the office's alone. */
export const Thread = ({ enquiry }: { enquiry: Enquiry }) => (
  <ol className={classes.thread} aria-label="Thread">
    <li data-kind="received">
      <p className={classes.by}>
        <b>{enquiry.name}</b> <span>wrote</span> <When time={enquiry.created_at} relative={false} />
      </p>
      <p className={classes.text}>{enquiry.message}</p>
    </li>
    {enquiry.entries.map(({ _id, kind, by, text, at, mail }) => (
      <li key={_id} data-kind={kind}>
        <p className={classes.by}>
          <b>{kind === "received" ? enquiry.name : by}</b> <span>{entryTitles[kind]}</span>{" "}
          <When time={at} relative={false} />
          {mail && <Chip tone={mailWords[mail].tone}>{mailWords[mail].words}</Chip>}
        </p>
        <p className={classes.text}>{text}</p>
        {kind === "received" && <p className={classes.by}>Added by {by}</p>}
      </li>
    ))}
  </ol>
);

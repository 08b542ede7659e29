import { t } from "ttag";
import IconFileDownload from "~icons/tabler/file-download";
import { saveFile } from "../../lib/forms/save-file.ts";
import { Disclosure } from "../../ui/tabs/disclosure.tsx";
import type { SavedFile } from "./paper-files.tsx";
import classes from "./paper-menu.module.css";

interface Props {
  number: string;
  files: readonly SavedFile[];
}

/** A paper's files behind one button; a single one is saved at once. */
export function PaperMenu({ number, files }: Props) {
  const [only, ...more] = files;
  if (!only) return null;
  const label = (
    <>
      <IconFileDownload width={20} height={20} aria-hidden /> {t`PDF`}
      <span className="unseen"> {number}</span>
    </>
  );
  if (more.length === 0)
    return (
      <button
        type="button"
        className={classes.button}
        onClick={() => void saveFile(only.path, only.file)}
      >
        {label}
      </button>
    );
  return (
    <Disclosure className={classes.menu ?? ""} label={label}>
      <fieldset>
        <legend className="unseen">{number}</legend>
        {files.map(({ title, path, file }) => (
          <button key={title} type="button" onClick={() => void saveFile(path, file)}>
            {title}
          </button>
        ))}
      </fieldset>
    </Disclosure>
  );
}

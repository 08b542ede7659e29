import { t } from "ttag";

const MOST_BYTES = 20 * 1024 * 1024;

/** The fault of a file before it is sent; null where there is none. */
export function fileFault2b({ name, size }: Pick<File, "name" | "size">): string | null {
  if (!/\.(json|xlsx)$/i.test(name))
    return t`Choose the file as the portal gives it: it ends in .json or .xlsx. A PDF or a ZIP cannot be read.`;
  if (size === 0) return t`The file is empty. Download it again.`;
  return size > MOST_BYTES
    ? t`The file is larger than 20 MB. The portal parts such a 2B: bring its parts one by one.`
    : null;
}

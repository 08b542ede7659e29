import { t } from "ttag";
import { formMessages } from "../language/form-messages.ts";

type Sent = Pick<File, "name" | "size" | "type">;

const MAX_BYTES = 10 * 1024 * 1024;
/** Browsers and phones name an iPhone's pictures in many ways, and some not at all. */
const isHeic = ({ name, type }: Sent) => /^image\/hei[cf]/.test(type) || /\.hei[cf]s?$/i.test(name);
/** Windows saves web pictures as `.jfif`, and often knows no type of them: they are JPEG. */
const isJfif = ({ name, type }: Sent) => type === "" && /\.jfif$/i.test(name);
const isPdf = ({ type }: Sent) => type === "application/pdf";

/** The fault in a file before it is sent; the file is named, for others may come with it. */
export function fileFault(file: Sent, what: "document" | "picture"): string | null {
  const { name, size, type } = file;
  if (isHeic(file)) return t`${name} is a HEIC picture. Please save it as JPEG and choose that.`;
  const isPicture = type.startsWith("image/") || isJfif(file);
  const isRight = isPicture || (what === "document" && isPdf(file));
  if (!isRight) return what === "document" ? formMessages.notADocument : formMessages.notAPicture;
  if (size === 0) return t`${name} is empty. Please choose it again.`;
  return size > MAX_BYTES ? formMessages.fileTooLarge : null;
}

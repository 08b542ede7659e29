import { QRCodeSVG } from "qrcode.react";
import { t } from "ttag";

/** Loaded when somebody sets up a second factor. */
export default function QrCode({ text }: { text: string }) {
  return <QRCodeSVG value={text} size={180} title={t`Code to scan with your app`} />;
}

import { QRCodeSVG } from "qrcode.react";

/** Loaded when there is one to show. */
export default function QrCode({ text, title }: { text: string; title: string }) {
  return <QRCodeSVG value={text} size={180} title={title} />;
}

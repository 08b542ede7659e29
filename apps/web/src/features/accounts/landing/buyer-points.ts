import { t } from "ttag";
import IconBuildingWarehouse from "~icons/tabler/building-warehouse";
import IconClockBolt from "~icons/tabler/clock-bolt";
import IconEye from "~icons/tabler/eye";
import IconFileCertificate from "~icons/tabler/file-certificate";
import IconGavel from "~icons/tabler/gavel";
import IconPhoneCheck from "~icons/tabler/phone-check";
import IconReceiptRupee from "~icons/tabler/receipt-rupee";
import type { Point } from "../../../ui/layout/point-cards.tsx";

export const howBuyingWorks: readonly Point[] = [
  {
    icon: IconPhoneCheck,
    title: t`Verify your phone`,
    text: t`You log in with a 4-digit code. There is no password to forget.`,
  },
  {
    icon: IconGavel,
    title: t`Bid while the clock runs`,
    text: t`You see the highest bid as it moves, and we tell you at once when someone outbids you.`,
  },
  {
    icon: IconReceiptRupee,
    title: t`Win, pay and lift`,
    text: t`Pay on the sale’s page, through Rebale or to the seller as the lot says. Book your truck, weigh it at the gate, and the papers are there with it.`,
  },
];

export const whyBuyHere: readonly Point[] = [
  {
    icon: IconEye,
    title: t`Checked before it opens`,
    text: t`Our team checks every lot, its quantity and its pictures before the first bid.`,
  },
  {
    icon: IconClockBolt,
    title: t`One clock for everyone`,
    text: t`Only the server’s clock counts. A late bid gives the others time to answer, where the lot says so.`,
  },
  {
    icon: IconFileCertificate,
    title: t`Every bid on record`,
    text: t`Bids are never deleted or changed. Each auction has a ledger that anyone can verify.`,
  },
  {
    icon: IconBuildingWarehouse,
    title: t`All over India`,
    text: t`E-waste, plastics, batteries and tyres, by place and quantity, from registered sellers.`,
  },
];

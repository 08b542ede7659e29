import { t } from "ttag";
import IconBattery4 from "~icons/tabler/battery-4";
import IconBottle from "~icons/tabler/bottle";
import IconCertificate from "~icons/tabler/certificate";
import IconClipboardData from "~icons/tabler/clipboard-data";
import IconDeviceDesktop from "~icons/tabler/device-desktop";
import IconEyeCheck from "~icons/tabler/eye-check";
import IconLink from "~icons/tabler/link";
import IconScale from "~icons/tabler/scale";
import IconSteeringWheel from "~icons/tabler/steering-wheel";
import IconUsers from "~icons/tabler/users";
import type { Point } from "../../../ui/layout/point-cards.tsx";

/** S2.56: five service cards. */
export const eprServices = [
  {
    title: t`E-Waste`,
    icon: IconDeviceDesktop,
    text: t`Registration by role, targets by item and its average life, certificates from registered recyclers, quarterly and annual returns.`,
    to: "/waste-management#ewaste",
  },
  {
    title: t`Plastic Waste`,
    icon: IconBottle,
    text: t`Category-wise targets for producers, importers and brand owners, recycled content, and certificates from registered processors.`,
    to: "/waste-management#plasticwaste",
  },
  {
    title: t`Battery Waste`,
    icon: IconBattery4,
    text: t`Portable, automotive, industrial and EV batteries: obligations by type, recovery shares, Form 3 by 30 June.`,
    to: "/waste-management#battery",
  },
  {
    title: t`Tyre Waste`,
    icon: IconSteeringWheel,
    text: t`Schedule IX for makers and importers of tyres: yearly obligation, certificates by output, retreading.`,
    to: "/waste-management#tyrewaste",
  },
  {
    title: t`End-to-End EPR Compliance`,
    icon: IconCertificate,
    text: t`All streams under one roof: we read your sales data, file, collect, buy certificates, and stand beside you when the board asks.`,
    to: "#enquiry",
  },
] as const;

/** S2.56 */
export const whyChoose: readonly Point[] = [
  {
    icon: IconLink,
    title: t`Close to the material`,
    text: t`We run the market where the scrap is sold: we know who buys which material, and where it is recycled.`,
  },
  {
    icon: IconEyeCheck,
    title: t`Only registered partners`,
    text: t`We check the portal registration, the categories and the consent of a recycler, when a deal begins and again when it closes.`,
  },
  {
    icon: IconScale,
    title: t`Weights you can rely on`,
    text: t`Every load that we collect is weighed on a certified bridge, empty and full, and you get the slips.`,
  },
  {
    icon: IconClipboardData,
    title: t`No missed deadlines`,
    text: t`Registration, returns, certificates and their expiry: we keep the dates with you.`,
  },
  {
    icon: IconUsers,
    title: t`People who answer`,
    text: t`One person knows your file and picks up the phone. No ticket numbers.`,
  },
];

export const howEprWorks = [
  { title: t`Register`, text: t`on the CPCB portal, for each role and each kind of waste.` },
  {
    title: t`Know your obligation`,
    text: t`by financial year, from what you placed on the market.`,
  },
  {
    title: t`Obtain certificates`,
    text: t`from registered recyclers, for the weight that you owe.`,
  },
  {
    title: t`File returns`,
    text: t`on time. A shortfall brings environmental compensation, and the obligation stays.`,
  },
] as const;

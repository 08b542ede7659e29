import {
  IconBattery4,
  IconBottle,
  IconCertificate,
  IconClipboardData,
  IconDeviceDesktop,
  IconEyeCheck,
  IconLink,
  IconScale,
  IconSteeringWheel,
  IconUsers,
} from "@tabler/icons-react";
import type { Point } from "../../../ui/point-cards.tsx";

/** S2.56: five service cards. */
export const eprServices = [
  {
    title: "E-Waste",
    icon: IconDeviceDesktop,
    text: "Registration by role, targets by item and its average life, certificates from registered recyclers, quarterly and annual returns.",
    to: "/waste-management#ewaste",
  },
  {
    title: "Plastic Waste",
    icon: IconBottle,
    text: "Category-wise targets for producers, importers and brand owners, recycled content, and certificates from registered processors.",
    to: "/waste-management#plasticwaste",
  },
  {
    title: "Battery Waste",
    icon: IconBattery4,
    text: "Portable, automotive, industrial and EV batteries: obligations by type, recovery shares, Form 3 by 30 June.",
    to: "/waste-management#battery",
  },
  {
    title: "Tyre Waste",
    icon: IconSteeringWheel,
    text: "Schedule IX for makers and importers of tyres: yearly obligation, certificates by output, retreading.",
    to: "/waste-management#tyrewaste",
  },
  {
    title: "End-to-End EPR Compliance",
    icon: IconCertificate,
    text: "All streams in one hand: we read your sales data, file, collect, buy certificates, and stand beside you when the board asks.",
    to: "#enquiry",
  },
] as const;

/** S2.56 */
export const whyChoose: readonly Point[] = [
  {
    icon: IconLink,
    title: "Material and certificate in one chain",
    text: "We run the market where the scrap is sold. A certificate can be followed to a lot, a weighbridge slip and a recycler.",
  },
  {
    icon: IconEyeCheck,
    title: "Only registered partners",
    text: "We check the portal registration, the categories and the consent of a recycler, when a deal begins and again when it closes.",
  },
  {
    icon: IconScale,
    title: "Weights that hold",
    text: "Every load is weighed on a certified bridge, empty and full. The slip is in your file the same day.",
  },
  {
    icon: IconClipboardData,
    title: "A calendar that nobody forgets",
    text: "Registration, returns, certificates and their expiry: you see what is due and who does it.",
  },
  {
    icon: IconUsers,
    title: "People who answer",
    text: "One person knows your file and picks up the phone. No ticket numbers.",
  },
];

export const howEprWorks = [
  { title: "Register", text: "on the CPCB portal, for each role and each kind of waste." },
  { title: "Know your obligation", text: "by financial year, from what you placed on the market." },
  { title: "Obtain certificates", text: "from registered recyclers, for the weight that you owe." },
  {
    title: "File returns",
    text: "on time. A shortfall brings environmental compensation, and the obligation stays.",
  },
] as const;

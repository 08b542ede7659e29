import {
  IconAddressBook,
  IconAlertTriangle,
  IconArticle,
  IconBell,
  IconBuildingWarehouse,
  IconCategory,
  IconClipboardList,
  IconDevices,
  IconGavel,
  IconHistory,
  IconLayoutDashboard,
  IconLock,
  IconMailQuestion,
  IconQuote,
  IconScale,
  IconSend,
  IconUserPlus,
  IconUsers,
} from "@tabler/icons-react";
import type { Counts } from "./waiting-counts.ts";

export interface Entry {
  to: string;
  title: string;
  icon: typeof IconUsers;
  /** What waits there. */
  waits?: keyof Counts;
}

export const menu: readonly { title: string | null; entries: readonly Entry[] }[] = [
  { title: null, entries: [{ to: "/admin", title: "Overview", icon: IconLayoutDashboard }] },
  {
    title: "Market",
    entries: [
      {
        to: "/admin/sellers",
        title: "Sellers",
        icon: IconBuildingWarehouse,
        waits: "sellers_waiting",
      },
      { to: "/admin/products", title: "Lots", icon: IconGavel, waits: "lots_pending" },
      {
        to: "/admin/unusual-bids",
        title: "Unusual bids",
        icon: IconAlertTriangle,
        waits: "flagged_bids",
      },
      { to: "/admin/users", title: "Users", icon: IconUsers },
      {
        to: "/admin/join-requests",
        title: "Join requests",
        icon: IconUserPlus,
        waits: "join_requests",
      },
    ],
  },
  {
    title: "Messages",
    entries: [
      { to: "/admin/notifications", title: "Notifications", icon: IconBell },
      { to: "/admin/contact-queries", title: "Contact queries", icon: IconMailQuestion },
      { to: "/admin/service-requests", title: "Service requests", icon: IconClipboardList },
      { to: "/admin/outbox", title: "Outbox", icon: IconSend, waits: "messages_failed" },
    ],
  },
  {
    title: "Site",
    entries: [
      { to: "/admin/blogs", title: "Blog posts", icon: IconArticle },
      { to: "/admin/policies", title: "Policies", icon: IconScale },
      { to: "/admin/categories", title: "Categories", icon: IconCategory },
      { to: "/admin/contact-media", title: "Contact media", icon: IconAddressBook },
      { to: "/admin/testimonials", title: "Testimonials", icon: IconQuote },
    ],
  },
  {
    title: "Record",
    entries: [
      { to: "/admin/audit", title: "Audit", icon: IconHistory },
      { to: "/admin/guesses", title: "Wrong guesses", icon: IconLock, waits: "guesses_alarm" },
      { to: "/admin/logins", title: "My logins", icon: IconDevices },
    ],
  },
];

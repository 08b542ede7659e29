import { t } from "ttag";
import IconAddressBook from "~icons/tabler/address-book";
import IconAdjustments from "~icons/tabler/adjustments";
import IconAlertTriangle from "~icons/tabler/alert-triangle";
import IconArticle from "~icons/tabler/article";
import IconBell from "~icons/tabler/bell";
import IconBook2 from "~icons/tabler/book-2";
import IconBuildingBank from "~icons/tabler/building-bank";
import IconBuildingFactory2 from "~icons/tabler/building-factory-2";
import IconBuildingWarehouse from "~icons/tabler/building-warehouse";
import IconCalendarEvent from "~icons/tabler/calendar-event";
import IconCategory from "~icons/tabler/category";
import IconCertificate from "~icons/tabler/certificate";
import IconClipboardList from "~icons/tabler/clipboard-list";
import IconEyeExclamation from "~icons/tabler/eye-exclamation";
import IconGavel from "~icons/tabler/gavel";
import IconHelp from "~icons/tabler/help";
import IconHistory from "~icons/tabler/history";
import IconLayoutDashboard from "~icons/tabler/layout-dashboard";
import IconLock from "~icons/tabler/lock";
import IconMailQuestion from "~icons/tabler/mail-question";
import IconPencilExclamation from "~icons/tabler/pencil-exclamation";
import IconPercentage from "~icons/tabler/percentage";
import IconQuote from "~icons/tabler/quote";
import IconReceiptRupee from "~icons/tabler/receipt-rupee";
import IconReportMoney from "~icons/tabler/report-money";
import IconScale from "~icons/tabler/scale";
import IconSend from "~icons/tabler/send";
import IconSpeakerphone from "~icons/tabler/speakerphone";
import IconTruckDelivery from "~icons/tabler/truck-delivery";
import IconUserPlus from "~icons/tabler/user-plus";
import IconUserX from "~icons/tabler/user-x";
import IconUsers from "~icons/tabler/users";
import IconUsersGroup from "~icons/tabler/users-group";
import type { Group } from "./entry.ts";

/** All that the office has, for whoever may open it. */
export const menu: readonly Group[] = [
  {
    title: null,
    entries: [
      { to: "/admin", may: "overview.read", title: t`Overview`, icon: IconLayoutDashboard },
    ],
  },
  {
    title: t`Market`,
    entries: [
      {
        to: "/admin/products",
        also: "/admin/lot",
        may: "lots.read",
        title: t`Lots`,
        icon: IconGavel,
        waits: { count: "lots_pending", for: "lots.review" },
      },
      {
        to: "/admin/sales",
        may: "auctions.read",
        title: t`Sales`,
        icon: IconReceiptRupee,
        waits: { count: "sales_overdue", for: "awards.manage" },
      },
      {
        to: "/admin/claims",
        may: "auctions.read",
        title: t`Goods desk`,
        icon: IconTruckDelivery,
        waits: {
          count: ["claims_disputed", "late_lifting", "missing_papers"],
          for: "awards.manage",
        },
      },
      {
        to: "/admin/corrigenda",
        may: "lots.review",
        title: t`Corrigenda`,
        icon: IconPencilExclamation,
        waits: { count: "corrigenda_waiting", for: "lots.review" },
      },
      { to: "/admin/questions", may: "lots.read", title: t`Questions`, icon: IconHelp },
      { to: "/admin/events", may: "lots.read", title: t`Events`, icon: IconCalendarEvent },
      {
        to: "/admin/unusual-bids",
        may: "auctions.read",
        title: t`Unusual bids`,
        icon: IconAlertTriangle,
        waits: { count: "flagged_bids", for: "auctions.manage" },
      },
      {
        to: "/admin/irregularities",
        may: "security.read",
        title: t`Irregularities`,
        icon: IconEyeExclamation,
        waits: { count: "irregularities", for: "irregularities.decide" },
      },
    ],
  },
  {
    title: t`Members`,
    entries: [
      {
        to: "/admin/companies",
        also: "/admin/company",
        may: "companies.read",
        title: t`Companies`,
        icon: IconBuildingFactory2,
        waits: { count: "companies_waiting", for: "companies.review" },
      },
      {
        to: "/admin/sellers",
        may: "accounts.read",
        title: t`Sellers`,
        icon: IconBuildingWarehouse,
        waits: { count: "sellers_waiting", for: "accounts.review" },
      },
      { to: "/admin/users", may: "accounts.read", title: t`Users`, icon: IconUsers },
      {
        to: "/admin/join-requests",
        may: "companies.read",
        title: t`Join requests`,
        icon: IconUserPlus,
        waits: { count: "join_requests", for: "companies.review" },
      },
      {
        to: "/admin/authorisations",
        may: "authorisations.read",
        title: t`Authorisations`,
        icon: IconCertificate,
        waits: { count: "authorisations_waiting", for: "authorisations.review" },
      },
    ],
  },
  {
    title: t`Money`,
    entries: [
      {
        to: "/admin/money",
        may: "money.read",
        title: t`Finance desk`,
        icon: IconBuildingBank,
        waits: {
          count: [
            "receipts_waiting",
            "withdrawals_waiting",
            "withdrawals_failed",
            "statement_lines_open",
            "bank_accounts_waiting",
            "tax_holds_disputed",
            "gateway_events_open",
            "disputes_open",
            "accounts_to_agree",
            "days_to_close",
          ],
          for: "money.read",
        },
      },
      {
        to: "/admin/journal",
        may: "money.read",
        title: t`Journal`,
        icon: IconBook2,
        waits: { count: "reversals_asked", for: "money.reverse" },
      },
      { to: "/admin/reports", may: "money.read", title: t`Reports`, icon: IconReportMoney },
      { to: "/admin/fee-plans", may: "money.read", title: t`Fee plans`, icon: IconPercentage },
    ],
  },
  {
    title: t`Messages`,
    entries: [
      {
        to: "/admin/notifications",
        may: "notifications.read",
        title: t`Notifications`,
        icon: IconBell,
      },
      {
        to: "/admin/contact-queries",
        may: "enquiries.read",
        title: t`Contact queries`,
        icon: IconMailQuestion,
        waits: { count: "contact_queries", for: "enquiries.answer" },
      },
      {
        to: "/admin/service-requests",
        may: "enquiries.read",
        title: t`Service requests`,
        icon: IconClipboardList,
        waits: { count: "service_requests", for: "enquiries.answer" },
      },
      {
        to: "/admin/outbox",
        may: "outbox.read",
        title: t`Outbox`,
        icon: IconSend,
        waits: { count: "messages_failed", for: "outbox.read" },
      },
    ],
  },
  {
    title: t`Site`,
    entries: [
      { to: "/admin/blogs", may: "content.edit", title: t`Blog posts`, icon: IconArticle },
      { to: "/admin/policies", may: "content.edit", title: t`Policies`, icon: IconScale },
      { to: "/admin/categories", may: "content.edit", title: t`Categories`, icon: IconCategory },
      {
        to: "/admin/contact-media",
        may: "content.edit",
        title: t`Contact media`,
        icon: IconAddressBook,
      },
      { to: "/admin/testimonials", may: "content.edit", title: t`Testimonials`, icon: IconQuote },
      { to: "/admin/banners", may: "content.edit", title: t`Banners`, icon: IconSpeakerphone },
    ],
  },
  {
    title: t`Records`,
    entries: [
      { to: "/admin/audit", may: "audit.read", title: t`Audit`, icon: IconHistory },
      {
        to: "/admin/guesses",
        may: "security.read",
        title: t`Failed logins`,
        icon: IconLock,
        waits: { count: "guesses_alarm", for: "security.read" },
      },
      {
        to: "/admin/personal-data",
        may: "erasures.decide",
        title: t`Personal data`,
        icon: IconUserX,
        waits: { count: "erasures", for: "erasures.decide" },
      },
      { to: "/admin/law", may: "overview.read", title: t`Law watch`, icon: IconBook2 },
      { to: "/admin/team", may: "team.manage", title: t`Team`, icon: IconUsersGroup },
      {
        to: "/admin/settings",
        may: "settings.change",
        title: t`Settings`,
        icon: IconAdjustments,
      },
    ],
  },
];

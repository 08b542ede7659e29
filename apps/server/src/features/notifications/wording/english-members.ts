import type { NoticeWords } from "./notice-params.ts";
import { paperName, reasonsText, roleName } from "./paper-texts.ts";
import { dayText, ended } from "./value-texts.ts";

const inDays = (days: number) =>
  days === 0 ? "today" : days === 1 ? "tomorrow" : `in ${days} days`;

/** What members read of their account, company and papers. */
export const memberNotices = {
  account_active: (p) => ({
    title: "Your account is active",
    description:
      p.type === "seller"
        ? "Your seller account is verified. You can log in and list your first lot."
        : "Your account is active again. You can log in and bid.",
  }),
  join_asked: (p) => ({
    title: "Someone has asked to join your company",
    description: `${p.name} has asked to act for ${p.company}. Agree or decline on your company page.`,
  }),
  join_agreed: (p) => ({
    title: "You now act for your company",
    description: `${p.company} has confirmed that you act for it.`,
  }),
  join_declined: (p) => ({
    title: "Your request to join was declined",
    description: `${p.company} has declined your request. You can view auctions, but not bid or sell.`,
  }),
  invited: (p) => ({
    title: "You are invited to a company on Rebale",
    description: `${p.by} invites you to act for ${p.company} on Rebale, as ${roleName(p.role, "en")}. The invitation is valid for 14 days: register or log in to accept it.`,
  }),
  invitation_accepted: (p) => ({
    title: "Your invitation is accepted",
    description: `${p.name} now acts for ${p.company}.`,
  }),
  erasure_refused: (p) => ({
    title: "We cannot erase your account yet",
    description: `You asked us to erase your account. We cannot do it now: ${p.reason}`,
  }),
  company_accepted: (p) => ({
    title: "Your company is verified",
    description: `We have checked and accepted the papers of ${p.company}.`,
  }),
  company_correction: (p) => ({
    title: "Please correct your company's papers",
    description: `We need a correction from ${p.company}. ${reasonsText(p.reasons, "en")} Send it again on your company page.`,
  }),
  company_refused: (p) => ({
    title: "Your company was not verified",
    description: `${p.company} was not verified. ${reasonsText(p.reasons, "en")} You can correct this and send it again.`,
  }),
  company_suspended: (p) => ({
    title: "Your company is suspended",
    description: `${p.company} can no longer bid or list lots. ${reasonsText(p.reasons, "en")} Please contact us.`,
  }),
  paper_lapses: (p) => ({
    title: `Your ${paperName(p.kind, "en")} expires ${inDays(p.days)}`,
    description: `The ${paperName(p.kind, "en")} of ${p.company} is valid until ${dayText(p.until, "en")}. Send the new one on your company page.`,
  }),
  authorisation_accepted: (p) => ({
    title: "Your authorisation is accepted",
    description: `Your company may now bid on ${p.stream} lots under ${p.number}.`,
  }),
  authorisation_refused: (p) => ({
    title: "Your authorisation was not accepted",
    description: `${p.number}: ${ended(p.reason, "en")} You can send it again on your company page.`,
  }),
  authorisation_lapses: (p) => ({
    title: `Your authorisation expires ${inDays(p.days)}`,
    description:
      `Authorisation ${p.number} of ${p.company} for ${p.stream} is valid until ` +
      `${dayText(p.until, "en")}. Send the renewed one on your company page.`,
  }),
} satisfies Partial<NoticeWords>;

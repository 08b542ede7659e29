import type { DataOf } from "@rebale/contract";
import type { setUp } from "@rebale/contract/office/set-up";
import { t } from "ttag";

export type State = DataOf<typeof setUp>;
/** One press adds it to an empty market. */
export type Usual = "categories" | "policies";

interface Step {
  readonly done: boolean;
  readonly what: string;
  readonly why: string;
  readonly to: string;
  readonly usual?: Usual | undefined;
}

/** Whether a visitor would still find an empty market. */
export const isNew = ({ categories, policies, contact_media }: State) =>
  categories === 0 || policies === 0 || contact_media === 0;

const drafts = (n: number) => (n === 1 ? t`1 draft waits` : t`${n} drafts wait`);

/** The first steps of a market, in the order in which they are taken. */
export const steps = (state: State): Step[] => [
  {
    done: state.categories > 0,
    what: t`Categories`,
    why: t`Without them sellers cannot list anything.`,
    to: "/admin/categories",
    usual: state.categories === 0 ? "categories" : undefined,
  },
  {
    done: state.policies > 0,
    what: t`Policies`,
    why:
      state.policy_drafts > 0
        ? t`${drafts(state.policy_drafts)} for you: put in your company’s details and publish.`
        : t`Terms and privacy: members agree to them when they register.`,
    to: "/admin/policies",
    usual: state.policies + state.policy_drafts === 0 ? "policies" : undefined,
  },
  {
    done: state.contact_media > 0,
    what: t`Contact details`,
    why: t`The phone and email in the footer and on the contact page.`,
    to: "/admin/contact-media",
  },
  {
    done: state.colleagues > 0,
    what: t`Colleagues`,
    why: t`Large authorisations need a second person.`,
    to: "/admin/team",
  },
  {
    done: state.lots > 0,
    what: t`The first lot`,
    why: t`Sellers register, you activate them, they list.`,
    to: "/admin/sellers",
  },
];

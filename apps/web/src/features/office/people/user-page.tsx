import type { DataOf } from "@rebale/contract";
import type { MayNotBid, user } from "@rebale/contract/office";
import { useRevalidator } from "react-router";
import { jt, t } from "ttag";
import { office } from "../../../lib/api/office-operations.ts";
import { indianNumber, rupees } from "../../../lib/formatting/formatting.ts";
import { Chip } from "../../../shared/office/chip.tsx";
import { accountTypes, memberRoles, seatStates } from "../../../shared/office/code-names.rules.ts";
import { Facts } from "../../../shared/office/facts.tsx";
import { Notice } from "../../../shared/office/notice.tsx";
import { ObjectLink } from "../../../shared/office/object/object-link.tsx";
import { ObjectPage, type ObjectPart } from "../../../shared/office/object/object-page.tsx";
import { bidsOf, lotsOf, messagesOf, salesOf } from "../../../shared/office/object/object-rows.tsx";
import { ObjectRows } from "../../../shared/office/object/rows.tsx";
import { barReasons } from "../../../shared/office/object/timeline-labels.rules.ts";
import { Section } from "../../../shared/office/section.tsx";
import { api, forOffice } from "../../../shared/office/session/office-api.ts";
import { useMay } from "../../../shared/office/session/office-session.ts";
import { When } from "../../../shared/office/when.tsx";
import type { Route } from "./+types/user-page";
import { AccountFacts, AccountNotices, AccountStatus } from "./account-panel.tsx";
import { ReviewAccount } from "./review-account.tsx";

type User = DataOf<typeof user>;

export async function clientLoader({ request, params }: Route.ClientLoaderArgs) {
  return forOffice(request, async () => {
    const { data } = await api.call(office.user, { params: { id: params.id } });
    return { user: data };
  });
}
clientLoader.hydrate = true as const;

export { listChanged as shouldRevalidate } from "../../../shared/office/list/use-reread.ts";
export { OfficeFailed as ErrorBoundary } from "../../../shared/office/page/office-failed.tsx";
export { OfficeWaiting as HydrateFallback } from "../../../shared/office/page/office-waiting.tsx";

/** Everything about one account. */
export default function UserPage({ loaderData: { user } }: Route.ComponentProps) {
  const { revalidate } = useRevalidator();
  const parts = usePartsOf(user);
  return (
    <ObjectPage
      kind="user"
      id={user._id}
      name={user.name}
      chip={<AccountStatus status={user.status} />}
      version={user}
      facts={factsOf(user)}
      parts={parts}
      actions={<ReviewAccount account={user} onDone={() => void revalidate()} />}
    />
  );
}

const tried = {
  code: (n: number) => (n === 1 ? t`1 wrong code, the last` : t`${n} wrong codes, the last`),
  password: (n: number) =>
    n === 1 ? t`1 wrong password, the last` : t`${n} wrong passwords, the last`,
};
const keptText = {
  deactivated: {
    what: t`The account is deactivated`,
    lifts: t`A moderator may activate it again, above.`,
  },
  company_suspended: {
    what: t`The company is suspended`,
    lifts: t`Verifying its papers again, or asking for a correction, lifts it.`,
  },
  company_barred: {
    what: t`The company is barred`,
    lifts: t`A moderator may lift the bar on the company’s page.`,
  },
} as const;

/** As a bid of theirs is answered, and what lifts it. */
const MayNotBidNotice = ({ kept: { why, since, until, by, reason } }: { kept: MayNotBid }) => (
  <Notice kind="failed">
    <b>{t`May not bid.`}</b> {keptText[why].what}
    {since && <> {jt`since ${<When key="since" time={since} relative={false} />}`}</>}
    {until && <> {jt`until ${<When key="until" time={until} relative={false} />}`}</>}
    {by && t` by ${by}`}
    {reason && `: ${barReasons[reason] ?? reason}`}. {keptText[why].lifts}
  </Notice>
);

const factsOf = (user: User) => [
  { name: t`May bid`, value: mayBid(user) },
  { name: t`Kind`, value: <Chip>{accountTypes[user.type]}</Chip> },
  {
    name: t`Company`,
    value: user.company && (
      <ObjectLink kind="company" id={user.company._id}>
        {user.company.name}
      </ObjectLink>
    ),
  },
  {
    name: t`Mobile`,
    value: user.mobile && <a href={`tel:+91${user.mobile}`}>+91 {user.mobile}</a>,
  },
  { name: t`Email`, value: user.email && <a href={`mailto:${user.email}`}>{user.email}</a> },
  {
    name: t`Last sign-in`,
    value: user.last_sign_in ? <When time={user.last_sign_in} /> : t`Never, or long ago`,
  },
  { name: t`Registered`, value: <When time={user.created_at} /> },
];

const mayBid = ({ type, may_not_bid: [kept] }: User) =>
  type !== "buyer" ? null : kept ? t`No: ${keptText[kept.why].what.toLowerCase()}` : t`Yes`;

function usePartsOf(user: User): ObjectPart[] {
  const may = useMay();
  const of = { user_id: user._id };
  const trade: ObjectPart[] = [
    ...(user.type === "seller"
      ? [
          {
            name: "lots",
            title: t`Lots`,
            render: () => (
              <ObjectRows
                title={t`Lots`}
                none={t`No lot was submitted yet.`}
                load={lotsOf({ seller_id: user._id })}
              />
            ),
          },
        ]
      : [
          {
            name: "bids",
            title: t`Bids`,
            render: () => <ObjectRows title={t`Bids`} none={t`No bid yet.`} load={bidsOf(of)} />,
          },
        ]),
    {
      name: "sales",
      title: t`Sales`,
      render: () => (
        <ObjectRows title={t`Sales`} none={t`Nothing was bought or sold yet.`} load={salesOf(of)} />
      ),
    },
  ];
  return [
    { name: "account", title: t`Account`, render: () => <Account user={user} /> },
    ...(user.type !== "admin" && may("auctions.read") ? trade : []),
    ...(may("outbox.read")
      ? [
          {
            name: "messages",
            title: t`Messages and alerts`,
            render: () => (
              <ObjectRows
                title={t`Messages and alerts`}
                none={t`Nothing was sent yet.`}
                load={messagesOf(of)}
              />
            ),
          },
        ]
      : []),
  ];
}

const Account = ({ user }: { user: User }) => (
  <>
    <AccountNotices account={user} />
    {user.may_not_bid
      .filter(({ why }) => why !== "deactivated")
      .map((kept) => (
        <MayNotBidNotice key={kept.why} kept={kept} />
      ))}
    {user.wrong_tries.length > 0 && (
      <Notice kind="warning">
        <b>{t`Failed to log in within the last day:`}</b>{" "}
        {user.wrong_tries.map(({ kind, tries, last_at }, i) => (
          <span key={kind}>
            {i > 0 && "; "}
            {tried[kind](tries)} <When time={last_at} />
          </span>
        ))}
        {t`. Who tried too often waits up to a quarter of an hour; nothing is to be done by us.`}
      </Notice>
    )}
    {user.company && (
      <Section title={t`Seat in the company`}>
        <Facts
          facts={[
            { name: t`Role`, value: memberRoles[user.company.role ?? ""] ?? t`None` },
            { name: t`Seat`, value: seatStates[user.company.seat] },
            {
              name: t`Bids at most`,
              value: user.company.bid_limit === null ? t`No limit` : rupees(user.company.bid_limit),
            },
            { name: t`Watches`, value: t`${indianNumber(user.watches)} lots` },
            { name: t`Saved searches`, value: indianNumber(user.saved_searches) },
          ]}
        />
      </Section>
    )}
    <AccountFacts account={user} companyPapers={user.company_papers} />
  </>
);

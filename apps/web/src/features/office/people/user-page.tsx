import type { DataOf } from "@rebale/contract";
import type { MayNotBid, user } from "@rebale/contract/office";
import { useRevalidator } from "react-router";
import { office } from "../../../lib/api/office-operations.ts";
import { indianNumber, rupees } from "../../../lib/formatting/formatting.ts";
import { Chip } from "../../../shared/office/chip.tsx";
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

const triedOne = { code: "wrong code", password: "wrong password" };
const keptText = {
  deactivated: {
    what: "The account is deactivated",
    lifts: "A moderator may activate it again, above.",
  },
  company_suspended: {
    what: "The company is suspended",
    lifts: "Verifying its papers again, or asking for a correction, lifts it.",
  },
  company_barred: {
    what: "The company is barred",
    lifts: "A moderator may lift the bar on the company’s page.",
  },
} as const;

/** As a bid of theirs is answered, and what lifts it. */
const MayNotBidNotice = ({ kept: { why, since, until, by, reason } }: { kept: MayNotBid }) => (
  <Notice kind="failed">
    <b>May not bid.</b> {keptText[why].what}
    {since && (
      <>
        {" "}
        since <When time={since} relative={false} />
      </>
    )}
    {until && (
      <>
        {" "}
        until <When time={until} relative={false} />
      </>
    )}
    {by && ` by ${by}`}
    {reason && `: ${barReasons[reason] ?? reason}`}. {keptText[why].lifts}
  </Notice>
);

const factsOf = (user: User) => [
  { name: "May bid", value: mayBid(user) },
  { name: "Kind", value: <Chip>{user.type}</Chip> },
  {
    name: "Company",
    value: user.company && (
      <ObjectLink kind="company" id={user.company._id}>
        {user.company.name}
      </ObjectLink>
    ),
  },
  { name: "Mobile", value: user.mobile && <a href={`tel:+91${user.mobile}`}>+91 {user.mobile}</a> },
  { name: "Email", value: user.email && <a href={`mailto:${user.email}`}>{user.email}</a> },
  {
    name: "Last sign-in",
    value: user.last_sign_in ? <When time={user.last_sign_in} /> : "Never, or long ago",
  },
  { name: "Registered", value: <When time={user.created_at} /> },
];

const mayBid = ({ type, may_not_bid: [kept] }: User) =>
  type !== "buyer" ? null : kept ? `No: ${keptText[kept.why].what.toLowerCase()}` : "Yes";

function usePartsOf(user: User): ObjectPart[] {
  const may = useMay();
  const of = { user_id: user._id };
  const trade: ObjectPart[] = [
    ...(user.type === "seller"
      ? [
          {
            name: "lots",
            title: "Lots",
            render: () => (
              <ObjectRows
                title="Lots"
                none="No lot was submitted yet."
                load={lotsOf({ seller_id: user._id })}
              />
            ),
          },
        ]
      : [
          {
            name: "bids",
            title: "Bids",
            render: () => <ObjectRows title="Bids" none="No bid yet." load={bidsOf(of)} />,
          },
        ]),
    {
      name: "sales",
      title: "Sales",
      render: () => (
        <ObjectRows title="Sales" none="Nothing was bought or sold yet." load={salesOf(of)} />
      ),
    },
  ];
  return [
    { name: "account", title: "Account", render: () => <Account user={user} /> },
    ...(user.type !== "admin" && may("auctions.read") ? trade : []),
    ...(may("outbox.read")
      ? [
          {
            name: "messages",
            title: "Messages and alerts",
            render: () => (
              <ObjectRows
                title="Messages and alerts"
                none="Nothing was sent yet."
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
        <b>Failed to log in within the last day:</b>{" "}
        {user.wrong_tries.map(({ kind, tries, last_at }, i) => (
          <span key={kind}>
            {i > 0 && "; "}
            {tries} {tries === 1 ? triedOne[kind] : `${triedOne[kind]}s`}, the last{" "}
            <When time={last_at} />
          </span>
        ))}
        . Who tried too often waits up to a quarter of an hour; nothing is to be done by us.
      </Notice>
    )}
    {user.company && (
      <Section title="Seat in the company">
        <Facts
          facts={[
            { name: "Role", value: user.company.role ?? "None" },
            { name: "Seat", value: user.company.seat },
            {
              name: "Bids at most",
              value: user.company.bid_limit === null ? "No limit" : rupees(user.company.bid_limit),
            },
            { name: "Watches", value: `${indianNumber(user.watches)} lots` },
            { name: "Saved searches", value: indianNumber(user.saved_searches) },
          ]}
        />
      </Section>
    )}
    <AccountFacts account={user} companyPapers={user.company_papers} />
  </>
);

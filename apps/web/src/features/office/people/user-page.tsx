import type { DataOf } from "@rebale/contract";
import type { user } from "@rebale/contract/office";
import { useRevalidator } from "react-router";
import { office } from "../../../lib/api/office-operations.ts";
import { indianNumber, rupees } from "../../../lib/formatting/formatting.ts";
import { Chip } from "../../../shared/office/chip.tsx";
import { Facts } from "../../../shared/office/facts.tsx";
import { ObjectLink } from "../../../shared/office/object/object-link.tsx";
import { ObjectPage, type ObjectPart } from "../../../shared/office/object/object-page.tsx";
import { bidsOf, lotsOf, messagesOf, salesOf } from "../../../shared/office/object/object-rows.tsx";
import { ObjectRows } from "../../../shared/office/object/rows.tsx";
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

const factsOf = (user: User) => [
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
    <AccountFacts account={user} />
  </>
);

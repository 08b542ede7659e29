import type { Company } from "@rebale/contract/companies";
import { t } from "ttag";
import classes from "../company.module.css";
import { ActiveUser } from "./active-user.tsx";
import { AskedUser } from "./asked-user.tsx";
import { Invitations } from "./invitations.tsx";

/** Who asks to act for the company, and who does. */
export function Users({ company }: { company: Company }) {
  const asked = company.users.filter(({ status }) => status === "asked");
  const active = company.users.filter(({ status }) => status === "active");
  const decides = company.role === "owner";
  return (
    <>
      {asked.length > 0 && (
        <section className={classes.card}>
          <h2>{t`Waiting for an answer`}</h2>
          <p>
            {decides
              ? t`They registered with your company’s PAN. Agree only if you know them: they can then bid and sell in its name.`
              : t`They registered with your company’s PAN. An owner can agree or decline.`}
          </p>
          <ul className={classes.users}>
            {asked.map((user) => (
              <AskedUser key={user._id} user={user} decides={decides} />
            ))}
          </ul>
        </section>
      )}
      <section className={classes.card}>
        <h2>{t`Who acts for this company`}</h2>
        <ul className={classes.users}>
          {active.map((user) => (
            <ActiveUser key={user._id} user={user} decides={decides} />
          ))}
        </ul>
        <Invitations company={company} />
      </section>
    </>
  );
}

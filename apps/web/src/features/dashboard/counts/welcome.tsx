import { t } from "ttag";
import type { Session } from "../../../lib/session/session.ts";
import { Avatar } from "../../../ui/avatar.tsx";
import classes from "./counts.module.css";

/** S2.45: picture, name and role. */
export const Welcome = ({ session }: { session: Session }) => (
  <header className={classes.welcome}>
    <Avatar image={session.profileImage} size={72} />
    <div>
      <p>{session.type === "seller" ? t`Seller Dashboard` : t`Buyer Dashboard`}</p>
      <h1>{t`Welcome, ${session.name || t`member`}`}</h1>
    </div>
  </header>
);

import type { Session } from "../../../lib/session.ts";
import { Avatar } from "../../../ui/avatar.tsx";
import classes from "./counts.module.css";

/** S2.45: picture, name and role. */
export const Welcome = ({ session }: { session: Session }) => (
  <header className={classes.welcome}>
    <Avatar image={session.profileImage} size={72} />
    <div>
      <p>{session.type === "seller" ? "Seller Dashboard" : "Buyer Dashboard"}</p>
      <h1>Welcome, {session.name || "member"}</h1>
    </div>
  </header>
);

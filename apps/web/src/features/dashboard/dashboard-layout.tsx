import { Outlet } from "react-router";
import { useSession } from "../../lib/session.ts";
import classes from "./layout/layout.module.css";
import { Logout, SideMenu } from "./layout/side-menu.tsx";

/** S2.44: the menu beside every dashboard screen; a bar at the bottom of a phone. */
export default function DashboardLayout() {
  const session = useSession();
  return (
    <div className={`wide ${classes.layout}`}>
      <SideMenu session={session} />
      <div className={classes.content}>
        <Outlet />
        <div className={classes.leaveBelow}>
          <Logout />
        </div>
      </div>
    </div>
  );
}

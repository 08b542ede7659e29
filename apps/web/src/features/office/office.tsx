import { Outlet } from "react-router";
import { ProblemPage } from "../../shell/failures/problem-page.tsx";
import { WithMantine } from "../../ui/mantine/with-mantine.tsx";
import type { Route } from "./+types/office";

/** Everything of the office: the sign-in, and the screens behind it. */
export default function Office() {
  return (
    <WithMantine>
      <Outlet />
    </WithMantine>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ProblemPage error={error} />;
}

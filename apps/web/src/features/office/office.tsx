import { Outlet } from "react-router";
import { ProblemPage } from "../../app/failures/problem-page.tsx";
import type { Route } from "./+types/office";

/** The frame of the office's screens. */
export default function Office() {
  return <Outlet />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ProblemPage error={error} />;
}

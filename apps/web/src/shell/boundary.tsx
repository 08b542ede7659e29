import { Outlet } from "react-router";
import type { Route } from "./+types/boundary";
import { ProblemPage } from "./failures/problem-page.tsx";

/** A failing page keeps header and footer. */
export default function Boundary() {
  return <Outlet />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ProblemPage error={error} />;
}

import "@mantine/core/styles/default-css-variables.css";
import "@mantine/core/styles/baseline.css";
import "@mantine/core/styles/global.css";
import "@mantine/core/styles/UnstyledButton.css";
import "@mantine/core/styles/Button.css";
import "@mantine/core/styles/Loader.css";
import "./shell/style/fonts.css";
import "./shell/style/tokens.css";
import "./shell/style/base.css";
import { Links, Meta, Outlet, Scripts, ScrollRestoration } from "react-router";
import type { Route } from "./+types/root";
import { language, TAGS } from "./lib/language/language.ts";
import { renderContext } from "./lib/page/render-context.ts";
import { LoadingTrouble } from "./shell/failures/loading-trouble.tsx";
import { ProblemPage } from "./shell/failures/problem-page.tsx";
import { RouteProgress } from "./shell/route-progress.tsx";
import { SmoothScroll } from "./shell/smooth-scroll.tsx";
import manrope from "./shell/style/manrope-latin-rupee.woff2?url";
import { Toasts } from "./shell/toasts.tsx";

export const links: Route.LinksFunction = () => [
  { rel: "preload", href: manrope, as: "font", type: "font/woff2", crossOrigin: "anonymous" },
  { rel: "icon", href: "/favicon.svg", type: "image/svg+xml" },
  { rel: "apple-touch-icon", href: "/icons/apple-touch-180.png" },
  { rel: "manifest", href: "/manifest.webmanifest" },
];

/** Absolute addresses (canonical, Open Graph) need to know where the site stands. */
export const loader = ({ request, context }: Route.LoaderArgs) => ({
  origin: new URL(request.url).origin,
  version: context.get(renderContext).version,
});
export const shouldRevalidate = () => false;

export function Layout({ children }: { children: React.ReactNode }) {
  return (
    <html lang={TAGS[language]} data-mantine-color-scheme="light" data-respect-reduced-motion>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#0f4430" />
        <Meta />
        <Links />
      </head>
      <body>
        <RouteProgress />
        {children}
        <Toasts />
        <LoadingTrouble />
        <SmoothScroll />
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

export default function App() {
  return <Outlet />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ProblemPage error={error} />;
}

import { Page } from "../page.tsx";

/** Stands in for a screen that is still being built. */
export function Unfinished({ title }: { title: string }) {
  return (
    <Page title={title} description={`${title}: this page of Rebale is being built.`} index={false} className="wide">
      <h1>{title}</h1>
      <p>This page is being built.</p>
    </Page>
  );
}

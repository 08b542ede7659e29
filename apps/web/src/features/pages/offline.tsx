import { EmptyDrawing } from "../../ui/states/empty-drawing.tsx";
import { Page } from "../../ui/page.tsx";

/** What the service worker shows when there is no line. */
export default function Offline() {
  return (
    <Page title="You are offline" description="Rebale needs a connection to show live prices." index={false} className="wide">
      <EmptyDrawing />
      <h1>You are offline</h1>
      <p>Prices and clocks live on our server, so we do not show old ones. This page reloads when your connection is back.</p>
    </Page>
  );
}

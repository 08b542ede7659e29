import { MantineProvider } from "@mantine/core";
import { render } from "@testing-library/react";
import {
  createMemoryRouter,
  type LoaderFunction,
  RouterProvider,
  useLoaderData,
} from "react-router";

interface Screen {
  default: React.ComponentType<never>;
  clientLoader: unknown;
}

type Drawn = React.ComponentType<{ loaderData: unknown }>;
const WithData = ({ of: Screen }: { of: Drawn }) => <Screen loaderData={useLoaderData()} />;

/** For tests: draws a screen of the office at an address, with what its loader is answered. */
export function drawScreen(screen: Screen, path: string, address: string): void {
  const of = screen.default as Drawn;
  const loader = screen.clientLoader as LoaderFunction;
  const route = { path, loader, element: <WithData of={of} /> };
  const router = createMemoryRouter([route], { initialEntries: [address] });
  render(
    <MantineProvider>
      <RouterProvider router={router} />
    </MantineProvider>,
  );
}

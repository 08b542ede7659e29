import { MantineProvider } from "@mantine/core";
import { cssVariables, theme } from "./theme.tsx";

/**
 * The frame of Mantine's fields, buttons and charts. Pages without any do without its 11 KB of
 * scripts and 9 KB of variables.
 */
export const WithMantine = ({ children }: { children: React.ReactNode }) => (
  <MantineProvider
    theme={theme}
    forceColorScheme="light"
    cssVariablesResolver={cssVariables}
    withGlobalClasses={false}
  >
    {children}
  </MantineProvider>
);

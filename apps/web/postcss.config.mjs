const MANTINE = /@mantine[\\/]/;
const OTHER_COLOURS =
  /^--mantine-color-(pink|grape|violet|indigo|cyan|teal|lime|yellow|orange|green|blue)-/;

/**
 * Rebale is light and has its own colours: Mantine's dark scheme and its other palettes would be a
 * third of the first style sheet.
 */
const lightOnly = {
  postcssPlugin: "light-only",
  OnceExit(root) {
    if (!MANTINE.test(root.source?.input.file ?? "")) return;
    root.walkRules((rule) => {
      const remaining = rule.selectors.filter(
        (s) => !/data-mantine-color-scheme=['"]?dark/.test(s),
      );
      if (remaining.length === 0) rule.remove();
      else if (remaining.length < rule.selectors.length) rule.selectors = remaining;
    });
    root.walkDecls(OTHER_COLOURS, (declaration) => void declaration.remove());
  },
};

export default { plugins: [(await import("postcss-preset-mantine")).default(), lightOnly] };

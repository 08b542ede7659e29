/** A chart's, in pixels. Apart from its rules: what waits for one is as high, on every page. */
export const HEIGHT = 240;
/** A chart with its heading and the way to its table. */
export const PANEL_HEIGHT = HEIGHT + 128;

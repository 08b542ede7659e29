import type { Plugin } from "vite";

const SERVER = /[\\/]react-dom-server\.node\.production\.js$/;

/** What of React's server writes bytes, and what it does instead. */
const CHANGES: readonly (readonly [string, string])[] = [
  [
    "function writeChunk(destination, chunk) {",
    "function writeChunk(destination, chunk) { return void destination.write(chunk);",
  ],
  ["return textEncoder.encode(content);", "return content;"],
  // It would leave out parts of a page that is longer than a limit, and there is none.
  [
    "function byteLengthOfChunk(chunk) {",
    "function byteLengthOfChunk(chunk) { return chunk.length;",
  ],
];

/**
 * A page is rendered whole (entry.server.tsx): as bytes React would encode it in pieces of 4 KB
 * that are decoded at once, a tenth of the rendering. With this it hands over its texts.
 */
export const reactWritesText = (): Plugin => ({
  name: "rebale:react-writes-text",
  apply: "build",
  applyToEnvironment: ({ name }) => name === "ssr",
  transform: {
    filter: { id: SERVER },
    handler(code) {
      return CHANGES.reduce((changed, [from, to]) => {
        if (!changed.includes(from)) this.error(`React's server has no longer: ${from}`);
        return changed.replace(from, to);
      }, code);
    },
  },
});

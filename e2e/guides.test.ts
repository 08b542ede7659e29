import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, describe, expect, inject, test } from "vitest";
import { freePort } from "../apps/server/test/free-port.ts";
import { quiet, startMarket } from "./market.ts";
import { blocksOf, differences, isLike, statedIn } from "./parts/guide-blocks.ts";
import { Terminal } from "./parts/terminal.ts";

/**
 * The guides as a stranger goes through them: every call in one terminal, in their order, against a
 * market of its own; every reply as the guide states it.
 */

const market = await startMarket(quiet, inject("freshMarket"));
const terminal = new Terminal();
afterAll(async () => {
  terminal.close();
  await market.stop();
});
/** The port of the guides' receiver may be somebody else's on this machine. */
const port = String(await freePort());

describe("every call of the guides answers as they say (O67)", () => {
  test.each(["accounts", "keys", "list-a-lot", "follow-a-sale", "verify-a-webhook", "sandbox"])(
    "%s",
    { retry: 0 },
    async (name) => {
      const page = await (await fetch(`${market.url}/api/docs/guides/${name}`)).text();
      const blocks = blocksOf(page);
      expect(blocks.filter(({ language }) => language === "sh").length).toBeGreaterThan(2);
      let printed = "";
      for (const { language, code } of blocks) {
        const own = code.replaceAll("8099", port);
        if (language === "sh") printed = await terminal.run(own);
        else if (language === "js") writeFileSync(join(terminal.folder, nameOf(own)), own);
        else if (language === "text")
          expect([own, printed, isLike(printed, own)]).toEqual([own, printed, true]);
        else expect(differences(replyIn(printed), statedIn(own)), own).toEqual([]);
      }
    },
  );
});

/** A program's name is its first line. */
const nameOf = (code: string) => /^\/\/ ([\w-]+\.mjs)\n/.exec(code)?.[1] ?? "unnamed.mjs";

function replyIn(printed: string): unknown {
  try {
    return JSON.parse(printed);
  } catch {
    throw new Error(`That is no reply: ${printed}`);
  }
}

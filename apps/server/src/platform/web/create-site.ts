import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { FastifyInstance } from "fastify";
import type { Deps } from "../deps.ts";
import { createRenderer, type Renderer } from "./render-page.ts";
import { startSiteProcess } from "./site-process.ts";

/**
 * The renderer of pages: the process at SITE_URL, else one that is started here and speaks through
 * two sockets in a folder that only this user can open. Closed with the app.
 * @param build where the built site is
 */
export async function createSite(
  app: FastifyInstance,
  { config: { SITE_URL, siteSecret: secret }, log }: Pick<Deps, "config" | "log">,
  build: string,
): Promise<Renderer> {
  if (SITE_URL) {
    const renderer = createRenderer({ url: SITE_URL, secret }, log);
    app.addHook("onClose", () => renderer.close());
    return renderer;
  }
  const folder = mkdtempSync(join(tmpdir(), "rebale-site-"));
  const [siteSocket, apiSocket] = [socketIn(folder, "site"), socketIn(folder, "api")];
  // Pages ask past TLS and the proxies in front.
  const api = createServer({ keepAliveTimeout: 0 }, (request, reply) =>
    app.routing(request, reply),
  );
  await new Promise<void>((done, fail) => api.once("error", fail).listen(apiSocket, done));
  const site = startSiteProcess(
    { SITE_SOCKET: siteSocket, API_SOCKET: apiSocket, SITE_SECRET: secret, SITE_BUILD: build },
    log,
  );
  const renderer = createRenderer(
    {
      url: "http://localhost",
      socketPath: siteSocket,
      secret,
      started: site.started,
      onSilence: site.checkAlive,
    },
    log,
  );
  app.addHook("onClose", async () => {
    await Promise.all([renderer.close(), site.close()]);
    api.close();
    api.closeAllConnections();
    rmSync(folder, { recursive: true, force: true });
  });
  return renderer;
}

/** Windows has pipes by name instead, in no folder. */
const socketIn = (folder: string, name: string) =>
  process.platform === "win32" ? `\\\\?\\pipe\\${folder}\\${name}` : join(folder, name);

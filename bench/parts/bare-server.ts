import { fork } from "node:child_process";
import { fileURLToPath } from "node:url";
import fastify from "fastify";

/**
 * The ceiling: a bare Fastify in a process of its own; POST /api/auction reads the same body and
 * token and does nothing.
 */
export function bareServer(): Promise<{ port: number; stop(): Promise<void> }> {
  return new Promise((resolve) => {
    const child = fork(fileURLToPath(import.meta.url), ["serve"], {
      stdio: ["ignore", "inherit", "inherit", "ipc"],
    });
    child.once("message", (port) => {
      const stop = () =>
        new Promise<void>((done) => {
          child.once("exit", () => done());
          child.kill();
        });
      resolve({ port: port as number, stop });
    });
  });
}

if (process.send && process.argv[1] === fileURLToPath(import.meta.url)) {
  process.once("disconnect", () => process.exit());
  const app = fastify();
  app.post("/api/auction", async (request) => ({
    is_success: 1,
    message: "",
    data: null,
    errors: [],
    token: request.headers.authorization?.length,
  }));
  await app.listen({ port: 0, host: "127.0.0.1" });
  process.send((app.server.address() as { port: number }).port);
}

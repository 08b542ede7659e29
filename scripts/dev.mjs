import { join } from "node:path";
import { installWhatIsMissing, Stop } from "./prepare.mjs";
import { node, packaged, root, run } from "./run.mjs";

/**
 * The site with reload at PORT (8080), which passes API calls on to a server beside it at API_PORT
 * (8081) that starts anew when its code changes. Needs no network.
 */
const { PORT = "8080", API_PORT = "8081" } = process.env;
const env = {
  ...process.env,
  NODE_ENV: "development",
  VITE_API_URL: `http://127.0.0.1:${API_PORT}`,
};

try {
  await installWhatIsMissing();
  const server = run(
    [node, "--watch", "--watch-preserve-output", join(root, "apps/server/src/main.ts")],
    {
      env: { ...env, PORT: API_PORT },
    },
  );
  const site = run(packaged("react-router", "dev", "--port", PORT, "--strictPort"), {
    cwd: join(root, "apps/web"),
    env,
  });
  // One without the other is of no use: `run` hands the signal to whichever is left.
  const { code } = await Promise.race([server, site]);
  process.kill(process.pid, "SIGTERM");
  await Promise.all([server, site]);
  process.exitCode = code;
} catch (error) {
  if (!(error instanceof Stop)) throw error;
  console.error(error.message);
  process.exitCode = error.code;
}

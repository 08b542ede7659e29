import { once } from "node:events";
import { createServer } from "node:net";
import { type Config, StartRefused } from "../../config.ts";

/**
 * Asks for the market's port and gives it back: a start that cannot have it makes nothing first.
 * @throws StartRefused where somebody has it
 */
export async function refusePortInUse({
  PORT,
  HOST,
}: Pick<Config, "PORT" | "HOST">): Promise<void> {
  const server = createServer().listen({ port: PORT, host: HOST });
  try {
    await once(server, "listening");
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === "EADDRINUSE")
      throw new StartRefused(`Port ${PORT} is in use. Set PORT to another one`);
    if (code === "EACCES")
      throw new StartRefused(`This user may not take port ${PORT}. Set PORT to one above 1023`);
    throw error;
  }
  server.close();
  await once(server, "close");
}

import { sql } from "kysely";
import type { Db } from "./db.ts";
import { judgeVersion, type ServerVersion } from "./server-version.rules.ts";

export async function readServerVersion(db: Db): Promise<ServerVersion> {
  const { rows } = await sql<{ said: string }>`
    select current_setting('server_version') as said`.execute(db);
  return judgeVersion(rows[0]?.said ?? "");
}

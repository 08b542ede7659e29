/** The most that is lost with the machine, seconds: a piece that is not full is copied then. */
const TIMEOUT = 60;

/**
 * PostgreSQL's settings for a write-ahead log that is copied to `folder`, piece by piece. A piece
 * appears there whole or not at all; one that is there already must be the same, so that a primary
 * and its standby may share the folder.
 */
export function archiveSettings(folder: string) {
  const target = `"${folder}/%f"`;
  const half = `"${folder}/.%f.$$"`;
  return {
    archive_mode: "always",
    archive_timeout: String(TIMEOUT),
    archive_command:
      `if test -f ${target}; then cmp -s "%p" ${target}; ` +
      `else cp "%p" ${half} && sync ${half} && mv ${half} ${target}; fi`,
  };
}

import { accessSync, constants } from "node:fs";

/**
 * The command as it has to be started so that it ends with this process, also when this one is
 * killed; where the system has no setpriv, an orderly end has to do.
 */
export function endWithParent([command, ...args]: [string, ...string[]]): [string, string[]] {
  const setpriv = "/usr/bin/setpriv";
  try {
    accessSync(setpriv, constants.X_OK);
    return [setpriv, ["--pdeathsig", "KILL", "--", command, ...args]];
  } catch {
    return [command, args];
  }
}

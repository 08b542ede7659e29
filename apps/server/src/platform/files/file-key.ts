const KEY = /^(public|private|renditions)\/[a-z0-9][a-z0-9._-]*$/;

/** Keys are made by us, never by a visitor; anything else is a bug, and must not become a path. */
export function fileKey(key: string): string {
  if (!KEY.test(key)) throw new Error(`Not a file key: ${key}`);
  return key;
}

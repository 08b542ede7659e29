/** Where the sign-in leads: only back into the office, never to another site. */
export function nextPath(asked: string | null): string {
  return asked && /^\/admin(\/(?!\/|login)[\w/-]*)?(\?[^#\\]*)?$/.test(asked) ? asked : "/admin";
}

/** The payee names gateways take: 3 to 50 characters, of letters, digits and few others. */
const MAX = 50;
const MIN = 3;

/** A holder's name as the gateway takes it; null where nothing of it is left to know them by. */
export function contactName(holder: string): string | null {
  const clean = holder
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .replace(/&/g, " and ")
    .replace(/[^A-Za-z0-9 .'()/-]/g, " ")
    .replace(/ +/g, " ")
    .trim();
  const characters = holder.normalize("NFKD").match(/[A-Za-z0-9]/g) ?? [];
  if (characters.length < MIN) return null;
  if (clean.length <= MAX) return clean;
  const end = clean.lastIndexOf(" ", MAX);
  return clean.slice(0, end < MIN ? MAX : end).trim();
}

/** What somebody has typed but not sent yet: it survives a reload and ends with the tab. */
export function readKept<T>(key: string): T | null {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? "null") as T | null;
  } catch {
    return null; // storage may be forbidden: then it lives as long as the page
  }
}

export function keep(key: string, value: unknown) {
  try {
    sessionStorage.setItem(key, JSON.stringify(value));
  } catch {
    // full or forbidden
  }
}

export function forgetKept(key: string) {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // forbidden
  }
}

/** Where the browser's storage is full or forbidden: it lasts until the page is loaded anew. */
const ofThisPage = new Map<string, unknown>();

/** Typed text not sent yet: it survives a reload and ends with the tab. */
export function readFromTab<T>(key: string): T | null {
  if (ofThisPage.has(key)) return ofThisPage.get(key) as T;
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? "null") as T | null;
  } catch {
    return null;
  }
}

export function keep(key: string, value: unknown) {
  try {
    sessionStorage.setItem(key, JSON.stringify(value));
    ofThisPage.delete(key);
  } catch {
    ofThisPage.set(key, value);
  }
}

export function removeFromTab(key: string) {
  ofThisPage.delete(key);
  try {
    sessionStorage.removeItem(key);
  } catch {
    // forbidden
  }
}

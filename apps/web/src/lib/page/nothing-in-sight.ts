/** For tests: nothing comes into sight, so what is drawn only there is not fetched. */
export function nothingInSight(): void {
  globalThis.IntersectionObserver = class {
    observe() {}
    disconnect() {}
  } as never;
}

/** For tests: what jsdom lacks of a browser and Mantine and dialogs ask for. */
export function fakeBrowser(): void {
  window.matchMedia = (media) =>
    ({ media, matches: false, addEventListener() {}, removeEventListener() {} }) as never;
  Object.assign(document, { fonts: { addEventListener() {}, removeEventListener() {} } });
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function () {
    this.open = false;
  };
}

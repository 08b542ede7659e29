/** A browser's EventSource, driven by the test. */
export class Line extends EventTarget {
  static readonly CLOSED = 2;
  static opened: Line[] = [];
  readyState = 0;
  closed = false;
  onopen: () => void = () => undefined;
  onerror: () => void = () => undefined;
  readonly url: string;
  constructor(url: string) {
    super();
    this.url = url;
    Line.opened.push(this);
  }
  close() {
    this.closed = true;
  }
  say(type: string, data: object = {}) {
    this.dispatchEvent(new MessageEvent(type, { data: JSON.stringify(data) }));
  }
}

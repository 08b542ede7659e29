import { REQUEST_ID } from "@rebale/contract/http/request-id";

/**
 * `fetch` cannot say how much of an upload has left; XMLHttpRequest can. `onProgress` gets 0 to 1.
 */
export function postWithProgress(
  path: string,
  init: RequestInit,
  onProgress: (share: number) => void,
): Promise<Response> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open(init.method ?? "POST", path);
    for (const [name, value] of Object.entries((init.headers ?? {}) as Record<string, string>))
      request.setRequestHeader(name, value);
    request.upload.onprogress = (e) => e.lengthComputable && onProgress(e.loaded / e.total);
    request.onload = () =>
      resolve(
        new Response(request.status === 204 ? null : request.responseText, {
          status: request.status,
          headers: referenceOf(request),
        }),
      );
    request.onerror = () => reject(new TypeError("The upload did not get through"));
    request.onabort = () => reject(new DOMException("The upload was stopped", "AbortError"));
    init.signal?.addEventListener("abort", () => request.abort(), { once: true });
    request.send(init.body as XMLHttpRequestBodyInit);
  });
}

function referenceOf(request: XMLHttpRequest): Record<string, string> {
  const reference = request.getResponseHeader(REQUEST_ID);
  return reference === null ? {} : { [REQUEST_ID]: reference };
}

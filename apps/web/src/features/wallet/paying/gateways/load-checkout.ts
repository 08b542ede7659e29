/** A gateway's script, when somebody pays by it: no page has it before. */
export function loadCheckout(source: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement("script");
    script.src = source;
    script.onload = () => resolve();
    script.onerror = () => {
      script.remove();
      reject(new Error("The gateway's checkout did not load"));
    };
    document.head.append(script);
  });
}

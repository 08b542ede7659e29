import { expect, test } from "vitest";
import { contentPolicyOf, openerPolicyOf } from "./content-policy.ts";

const checkout = (name: string) => ({
  script: [`https://js.${name}.example`],
  frame: [`https://pay.${name}.example`, `https://bank.${name}.example`],
  connect: [`https://api.${name}.example`],
});

test("a gateway's checkout is let in only where that gateway is used, and several beside each other", () => {
  expect(contentPolicyOf([])("n1")).toContain("script-src 'self' 'nonce-n1';");
  expect(openerPolicyOf([])).toBe("same-origin");
  const used = [checkout("one"), checkout("two")];
  const policy = contentPolicyOf(used)("n2");
  expect(policy).toContain(
    "script-src 'self' 'nonce-n2' https://js.one.example https://js.two.example;",
  );
  expect(policy).toMatch(/frame-src \S+ https:\/\/pay\.one\.example https:\/\/bank\.one/);
  expect(policy).toMatch(/connect-src [^;]* https:\/\/api\.two\.example/);
  expect(openerPolicyOf(used)).toBe("same-origin-allow-popups");
});

test("WebAssembly runs on a gate's page, which reads QR codes, and on no other", () => {
  const policyOf = contentPolicyOf([]);
  expect(policyOf("n1", "/gate/7")).toContain("script-src 'self' 'nonce-n1' 'wasm-unsafe-eval';");
  for (const path of ["/", "/gates", "/admin"]) expect(policyOf("n1", path)).not.toContain("wasm");
});

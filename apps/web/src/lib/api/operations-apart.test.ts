import { expect, test } from "vitest";
import { withOwnOperations } from "../../../operations.ts";

test("a module imports the operations that it calls, each once, and none of the others", () => {
  const code = withOwnOperations(
    `import { content, office } from "../../lib/api/operations.ts";
    api.call(office.unreadNotifications); api.call(office.unreadNotifications);
    page.content.policies; office.isNone; api.call(content.policies);`,
  );
  expect(code.match(/"virtual:operation\/office.unreadNotifications"/g)).toHaveLength(1);
  expect(code).not.toContain("api.call(office");
  expect(code).not.toContain("api.call(content");
  expect(code).toContain("page.content.policies; office.isNone;");
});

test("a module that gets a name elsewhere stays as it is", () => {
  const code = `import { office } from "@rebale/contract"; office.unreadNotifications;`;
  expect(withOwnOperations(code)).toBe(code);
});

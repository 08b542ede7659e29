import { expect, test } from "vitest";
import { z } from "zod";
import { command, operations } from "../index.ts";
import { OFFICE_ROLES, PERMISSIONS, permissionsOf, roleMay } from "./permissions.ts";

test("an operation of the office without a permission does not compile (W12)", () => {
  const operation = { method: "POST", path: "/admin/x", summary: "", body: z.object({}) } as const;
  // @ts-expect-error it names no permission
  command({ ...operation, who: "admin" });
  // @ts-expect-error there is no such permission
  command({ ...operation, who: "admin", may: "everything" });
  // @ts-expect-error a visitor has no role in the office
  command({ ...operation, who: "anyone", may: "team.manage" });
  expect(command({ ...operation, who: "admin", may: "team.manage" }).may).toBe("team.manage");
});

test("the owner may do everything, and nobody else manages the team or the settings (W12)", () => {
  for (const permission of PERMISSIONS) expect(roleMay("owner", permission)).toBe(true);
  for (const role of OFFICE_ROLES.filter((name) => name !== "owner"))
    for (const permission of ["team.manage", "settings.change"] as const)
      expect(roleMay(role, permission)).toBe(false);
});

test("every role opens the office's first screen, and holds each permission once (W12)", () => {
  for (const role of OFFICE_ROLES) {
    expect(roleMay(role, "overview.read")).toBe(true);
    expect(new Set(permissionsOf[role]).size).toBe(permissionsOf[role].length);
  }
});

test("only sign-in and what visitors read and send stands below /admin without a permission (W12)", () => {
  const unnamed = operations.filter(({ path, may }) => path.startsWith("/admin/") && !may);
  expect(unnamed.map(({ who }) => who)).toEqual(unnamed.map(() => "anyone"));
});

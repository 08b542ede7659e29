import { afterEach, expect, test, vi } from "vitest";

afterEach(() => {
  vi.unstubAllEnvs();
  vi.resetModules();
});
const inLanguage = async (language: string) => {
  vi.stubEnv("VITE_LANGUAGE", language);
  vi.resetModules();
  return (await import("./picture-alt.ts")).pictureAlt;
};
const scene = { alt: "Bales of clear bottles under a roof" };
const numbered = { alt: "PET bales, picture 2" };

test("a picture says in English what is stored with it, and which of its lot it is", async () => {
  const pictureAlt = await inLanguage("en");
  expect(pictureAlt(scene, "PET bales")).toBe("Bales of clear bottles under a roof");
  expect(pictureAlt(scene, "PET bales", 0)).toBe("Bales of clear bottles under a roof, picture 1");
  expect(pictureAlt(numbered, "PET bales", 1)).toBe("PET bales, picture 2");
});

test("on a Hindi page it says the lot's title, and nothing that is stored in English (trader d)", async () => {
  const pictureAlt = await inLanguage("hi");
  expect(pictureAlt(scene, "PET की गाँठें")).toBe("PET की गाँठें");
  expect(pictureAlt(numbered, "PET bales")).toBe("PET bales");
  expect(pictureAlt(undefined, "PET bales")).toBe("PET bales");
});

import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import pLimit from "p-limit";
import { z } from "zod";
import type { LotPicture } from "../../features/listings/index.ts";
import type { FileStore } from "../../platform/files/files.ts";
import type { CategoryUrl } from "../data/types.ts";

const folder = new URL("../../../../../assets/pictures/", import.meta.url);

/**
 * Files stored at a time. A node whose clock is wrong signs again with the store's, but only so
 * many requests as were under way when it learns of it.
 */
const FEW = 8;

const Index = z.array(
  z.object({
    file: z.string(),
    material: z.string(),
    scene: z.string(),
    angle: z.coerce.number(),
    width: z.number(),
    height: z.number(),
    alt: z.string(),
  }),
);

export interface Scenes {
  /** Three pictures of a scene; each lot of the same scene begins with another angle. */
  picturesOf(scene: string, material: CategoryUrl): LotPicture[];
  /** One picture of `material/scene`. */
  pictureOf(place: string): LotPicture | null;
  readonly all: readonly LotPicture[];
}

/**
 * Puts the project's own pictures into the file store, as they are. What has not been drawn yet is
 * left out.
 */
export async function storeScenes(files: FileStore): Promise<Scenes> {
  const text = await readFile(new URL("index.json", folder), "utf8").catch(() => "[]");
  const drawn = Index.safeParse(JSON.parse(text)).data ?? [];
  const few = pLimit(FEW);
  const stored = await few.map(
    drawn,
    async ({ file, material, scene, angle, width, height, alt }) => {
      const bytes = await readFile(new URL(file, folder)).catch(() => null);
      if (!bytes) return [];
      const image = `${createHash("sha256").update(bytes).digest("hex")}.webp`;
      await files.put(`public/${image}`, bytes);
      return [
        {
          material: material.split("/")[0] ?? "",
          scene: scene.split("/").at(-1) ?? "",
          angle,
          picture: { image, width, height, alt },
        },
      ];
    },
  );
  return createScenes(stored.flat());
}

export interface Drawn {
  readonly material: string;
  readonly scene: string;
  readonly angle: number;
  readonly picture: LotPicture;
}

/** A scene that is not drawn gives way to the others of its material. */
export function createScenes(drawn: readonly Drawn[]): Scenes {
  const goods = drawn.filter((d) => d.material !== "banners").sort((a, b) => a.angle - b.angle);
  const turns = new Map<string, number>();
  const nextTurn = (key: string) => {
    const turn = turns.get(key) ?? 0;
    turns.set(key, turn + 1);
    return turn;
  };
  const anglesOf = (scene: string, material: string) =>
    goods.filter((d) => d.scene === scene && d.material === material);
  const standIn = (material: string) => {
    const scenes = [...new Set(goods.filter((d) => d.material === material).map((d) => d.scene))];
    return scenes[nextTurn(material) % scenes.length] ?? "";
  };
  return {
    all: drawn.map((d) => d.picture),
    picturesOf(scene, material) {
      const own = anglesOf(scene, material);
      const angles = own.length ? own : anglesOf(standIn(material), material);
      const first = nextTurn(`${material}/${angles[0]?.scene}`) % angles.length;
      return [...angles.slice(first), ...angles.slice(0, first)].slice(0, 3).map((d) => d.picture);
    },
    pictureOf(place) {
      const [material = "", scene = ""] = place.split("/");
      const found =
        anglesOf(scene, material)[0] ?? goods.find((d) => d.material === material) ?? goods[0];
      return found?.picture ?? null;
    },
  };
}

import type { Api } from "./api.ts";
import { png } from "./files.ts";

/** Companies of buyers that have sent their PAN card and a bank proof, and wait for the office. */
export async function waitingCompanies(api: Api, count: number): Promise<string[]> {
  const picture = new Blob([new Uint8Array((await png("paper.png")).buffer)], {
    type: "image/png",
  });
  const names = Array.from({ length: count }, (_, i) => `Waiting Recyclers ${i + 1}`);
  for (const [i, name] of names.entries()) {
    const mobile = `97000${String(10_000 + i)}`;
    const pan = `QUEUF${String(1000 + i)}K`;
    const registered = await api.post(
      "/user",
      {
        name,
        business_name: name,
        contact: { mobile },
        address: { city: "Pune", state: "Maharashtra" },
        documents: { pancard: { number: pan } },
        login_type: { isBuyer: true, isSeller: false },
      },
      (await api.prove(mobile)).body.token,
    );
    for (const [kind, number] of [
      ["pan", pan],
      ["bank", `5010000${String(10_000 + i)}`],
    ] as const) {
      const body = new FormData();
      body.set("kind", kind);
      body.set("number", number);
      body.set("document", picture, `${kind}.png`);
      const sent = await api.call("POST", "/company/papers", {
        body,
        token: registered.body.data.token,
      });
      if (sent.status !== 200) throw new Error(`A paper was refused: ${sent.body.message}`);
    }
  }
  return names;
}

import { createHmac } from "node:crypto";

// On the machine, through TLS: node bid.mjs <site> first <owner's link>, or again <lot> <rupees>.

const [site, what, ...given] = process.argv.slice(2);

async function call(method, path, body, token) {
  const response = await fetch(`https://${site}/api${path}`, {
    method,
    headers: {
      "content-type": "application/json",
      ...(token && { authorization: `Bearer ${token}` }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  const reply = await response.json();
  if (!response.ok)
    throw new Error(`${method} ${path}: ${response.status} ${JSON.stringify(reply)}`);
  return reply;
}

/** As people.sql signs them in. */
const tokenOf = (type) => type.padEnd(43, "-");

const india = (seconds) =>
  new Date(Date.now() + seconds * 1000 + 19_800_000).toISOString().slice(0, 19).replace("T", " ");

/** The code of an app for a secret in Base32, as RFC 6238 has it. */
function appCode(secret) {
  const bits = [...secret]
    .map((letter) =>
      "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567".indexOf(letter).toString(2).padStart(5, "0"),
    )
    .join("");
  const key = Buffer.from(bits.match(/.{8}/g).map((byte) => Number.parseInt(byte, 2)));
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor(Date.now() / 30_000)));
  const digest = createHmac("sha1", key).update(counter).digest();
  const at = (digest.at(-1) ?? 0) & 15;
  return String((digest.readUInt32BE(at) & 0x7fffffff) % 1_000_000).padStart(6, "0");
}

/** From the owner's link to a lot on which somebody may bid. */
async function openLot(link) {
  const password = "First-Owner-2026";
  const token = link.split("#")[1];
  const { email } = (await call("POST", "/admin/invitation", { token })).data;
  await call("POST", "/admin/invitation/accept", { token, name: "First owner", password });
  const admin = (await call("POST", "/admin/login", { email, password })).data;
  const { secret } = (await call("POST", "/user/totp", {}, admin)).data;
  await call("POST", "/user/totp/confirm", { code: appCode(secret) }, admin);
  await call("POST", "/admin/categories/usual", {}, admin);
  const categories = await call("GET", "/category");
  const product = {
    category_id: categories.data[0]._id,
    ...{ title: "Copper cable, stripped", quantity: 1200, unit: "kg" },
    ...{ description: "Bright, on wooden drums.", state: "Maharashtra", city: "Pune" },
    pincode: "411001",
  };
  const { batch } = await call("POST", "/product", { products: [product] }, tokenOf("seller"));
  const id = batch.products[0].product_id;
  const terms = {
    is_approved: true,
    market_value: 50_000,
    start_at: india(-60),
    end_at: india(86_400),
  };
  await call("PATCH", `/admin/products/${id}`, terms, admin);
  return id;
}

const lot = what === "first" ? await openLot(given[0]) : given[0];
const amount = what === "first" ? 51_000 : Number(given[1]);
await call("POST", "/auction", { product_id: lot, amount }, tokenOf("buyer"));
console.log(JSON.stringify({ lot, amount }));

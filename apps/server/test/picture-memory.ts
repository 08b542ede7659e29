import { cleanPicture } from "../src/features/media/clean-picture.ts";

/** Run in a process of its own: cleans a picture so many times at once, and prints its memory. */
const [path = "", count = "1"] = process.argv.slice(2);
const megabytes = () => process.memoryUsage.rss() / 2 ** 20;

let most = 0;
const watch = setInterval(() => {
  most = Math.max(most, megabytes());
}, 10);
await Promise.all(Array.from({ length: Number(count) }, () => cleanPicture(path, "images")));
clearInterval(watch);
console.log(Math.round(Math.max(most, megabytes())));

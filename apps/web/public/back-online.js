/** On the kept offline page: reload when the line is back, or when asked. */
const again = () => location.reload();
addEventListener("online", again);
document.querySelector("[data-reload]")?.addEventListener("click", again);
// A browser may think that it is online although nothing gets through: so it is tried, ever less often.
let wait = 4000;
function tryAgain() {
  fetch("/favicon.svg", { method: "HEAD", cache: "no-store" }).then(again, () => {
    wait = Math.min(wait * 2, 60_000);
    setTimeout(tryAgain, wait);
  });
}
setTimeout(tryAgain, wait);

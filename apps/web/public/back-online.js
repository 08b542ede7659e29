/** On the kept offline page: reload when the line is back, or when asked. */
const again = () => location.reload();
document.querySelector("[data-reload]")?.addEventListener("click", again);
// A browser may think that it is online although nothing gets through: so it is tried, ever less
// often.
let wait = 2000;
let next = setTimeout(tryAgain, wait);
function tryAgain() {
  fetch("/favicon.svg", { method: "HEAD", cache: "no-store" }).then(again, () => {
    wait = Math.min(wait * 2, 60_000);
    clearTimeout(next);
    next = setTimeout(tryAgain, wait);
  });
}
// "Online" is said before anything gets through, so it is tried and not believed.
addEventListener("online", () => {
  wait = 500;
  tryAgain();
});

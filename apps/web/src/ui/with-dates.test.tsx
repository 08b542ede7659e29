// @vitest-environment jsdom
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { WithDates } from "./with-dates.tsx";

const drawn = (text: string) => {
  const area = document.createElement("p");
  area.innerHTML = renderToStaticMarkup(<WithDates>{text}</WithDates>);
  return area;
};

test("dates and times of a sentence stay in one piece each, and its text is the same letter by letter", () => {
  const text = "It opens on 30-11-2026, 08:21 pm IST, not on 1-1.";
  const area = drawn(text);
  expect(area.textContent).toBe(text);
  expect([...area.querySelectorAll(".unbroken")].map((piece) => piece.textContent)).toEqual([
    "30-11-2026,",
    "08:21 pm IST",
  ]);
  const range = "30-11-2026, 09:00 am – 04:05 pm IST";
  expect(drawn(range).textContent).toBe(range);
  const hindi = drawn("26-11-2026, शाम 4:05 बजे तक");
  expect(hindi.textContent).toBe("26-11-2026, शाम 4:05 बजे तक");
  expect([...hindi.querySelectorAll(".unbroken")].map((piece) => piece.textContent)).toEqual([
    "26-11-2026,",
    "शाम 4:05 बजे",
  ]);
  expect(drawn("Nothing of the kind").innerHTML).toBe("Nothing of the kind");
});

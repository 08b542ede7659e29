import { ButtonLink } from "../../../ui/button-link.tsx";
import classes from "./counts.module.css";

/** What to do from here; other words for who has just arrived. */
export function NextStep({ seller, started }: { seller: boolean; started: boolean }) {
  const [title, text] = seller
    ? started
      ? ["More to sell?", "Several lots go in one batch, with pictures and a catalogue each."]
      : [
          "List your first lot",
          "Add pictures, quantity and place. Our team checks it and opens it for bids.",
        ]
    : started
      ? ["Live auctions", "New lots open every day, all over India."]
      : [
          "Place your first bid",
          "Look at what is live now, open a lot, and bid above the highest bid.",
        ];
  return (
    <section className={classes.next}>
      <div>
        <h2>{title}</h2>
        <p>{text}</p>
      </div>
      <ButtonLink to={seller ? "/sellnow" : "/are-selling"} kind="main">
        {seller ? "Sell Now" : "See live listings"}
      </ButtonLink>
    </section>
  );
}

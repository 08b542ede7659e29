import { data } from "react-router";
import { NotFound } from "./not-found.tsx";

/** S2.19, with the status that a search engine needs. */
export const loader = () => {
  throw data(null, { status: 404 });
};

export default NotFound;

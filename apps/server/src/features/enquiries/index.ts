export { enquiryRoutes } from "./enquiries.routes.ts";

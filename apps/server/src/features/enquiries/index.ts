export { enquiryRoutes } from "./enquiries.routes.ts";
export { countEnquiriesOf, handOverEnquiries } from "./hand-over-enquiries.ts";

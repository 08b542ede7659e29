import { z } from "zod";

export const CompanyDocumentFile = z.object({
  file: z.string().regex(/^[a-z0-9-]+\.(webp|pdf)$/),
});
/**
 * GET /api/company/document/{file}: the bytes, for the company's owners and managers and the office
 * only. Not an operation: its reply is a file.
 */
export const companyDocumentPath = "/company/document/{file}";

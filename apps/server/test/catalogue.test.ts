import {
  accounts,
  authorisations,
  BASES,
  companies,
  content,
  irregularities,
  LANGUAGES,
  office,
  savedSearches,
  UNITS,
} from "@rebale/contract";
import pg from "pg";
import { afterAll, expect, test } from "vitest";
import { testDatabase } from "./database.ts";

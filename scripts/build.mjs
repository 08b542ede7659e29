import { buildWhatIsStale, installWhatIsMissing, Stop } from "./prepare.mjs";

// npm run build: all that a start needs, made before it, so that the market that runs goes on.
try {
  await installWhatIsMissing();
  await buildWhatIsStale();
} catch (error) {
  if (!(error instanceof Stop)) throw error;
  console.error(error.message);
  process.exitCode = error.code;
}

/**
 * Milliseconds. The server is heard every 15 s on its streams: one that is silent for longer than
 * two beats is dead. A phone that slept, or a network that changed, leaves such a one, and nobody
 * reports it.
 */
export const SILENT_MS = 35_000;

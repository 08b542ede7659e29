import pMemoize from "p-memoize";
import type { Config } from "../config.ts";
import { fileKey } from "./file-key.ts";

type S3Config = Pick<Config, "S3_ENDPOINT" | "S3_REGION" | "S3_ACCESS_KEY" | "S3_SECRET_KEY"> & {
  readonly S3_BUCKET: string;
};

/**
 * Any S3-compatible store. Its SDK is large: few markets have it (`extras.ts`), and it comes with
 * the first file.
 * @param timeoutMs milliseconds for one try: the SDK's own is without end, and a store that never
 * answers would hold whoever waits behind
 */
export function s3Files(
  { S3_BUCKET, S3_ENDPOINT, S3_REGION, S3_ACCESS_KEY, S3_SECRET_KEY }: S3Config,
  timeoutMs = 30_000,
) {
  const open = pMemoize(async () => {
    const sdk = await import("@aws-sdk/client-s3");
    const client = new sdk.S3Client({
      region: S3_REGION,
      requestHandler: {
        connectionTimeout: timeoutMs,
        requestTimeout: timeoutMs,
        throwOnRequestTimeout: true,
      },
      ...(S3_ENDPOINT ? { endpoint: S3_ENDPOINT, forcePathStyle: true } : {}),
      ...(S3_ACCESS_KEY && S3_SECRET_KEY
        ? { credentials: { accessKeyId: S3_ACCESS_KEY, secretAccessKey: S3_SECRET_KEY } }
        : {}),
    });
    return { sdk, client };
  });
  const at = (key: string) => ({ Bucket: S3_BUCKET, Key: fileKey(key) });
  return {
    async put(key: string, bytes: Buffer): Promise<void> {
      const { sdk, client } = await open();
      await client.send(new sdk.PutObjectCommand({ ...at(key), Body: bytes }));
    },
    async read(key: string): Promise<Buffer | null> {
      const { sdk, client } = await open();
      try {
        const { Body } = await client.send(new sdk.GetObjectCommand(at(key)));
        return Body ? Buffer.from(await Body.transformToByteArray()) : null;
      } catch (error) {
        if (error instanceof sdk.NoSuchKey) return null;
        throw error;
      }
    },
    async remove(key: string): Promise<void> {
      const { sdk, client } = await open();
      await client.send(new sdk.DeleteObjectCommand(at(key)));
    },
  };
}

import { z } from 'zod';
import type { S3Settings } from '#server/ports/s3-files.ts';

const optional = z
  .string()
  .default('')
  .transform((value) => value.trim());
const address = z
  .union([z.literal(''), z.url({ protocol: /^https?$/ })])
  .default('')
  .transform((value) => value.replace(/\/+$/, ''));

/** Settings for operating the product: file storage, metrics and error reports. */
export const operationShape = {
  S3_ENDPOINT: address,
  S3_REGION: optional,
  S3_BUCKET: optional,
  S3_ACCESS_KEY_ID: optional,
  S3_SECRET_ACCESS_KEY: optional,
  METRICS_TOKEN: optional,
  SENTRY_DSN: z
    .union([
      z.literal(''),
      z.string().regex(/^https?:\/\/\w+(:\w*)?@[\w.:[\]-]+\/(.*\/)?\d+$/, 'is https://KEY@HOST/NUMBER'),
    ])
    .default(''),
};

type Settings = z.infer<z.ZodObject<typeof operationShape>>;

/** Required together. */
export const s3Names = [
  'S3_ENDPOINT',
  'S3_REGION',
  'S3_BUCKET',
  'S3_ACCESS_KEY_ID',
  'S3_SECRET_ACCESS_KEY',
] as const satisfies readonly (keyof Settings)[];

export interface OperationSettings {
  /** Null: files are stored in the data folder. */
  s3: S3Settings | null;
  /** Token that grants access to `/metrics`; empty: only programs on this machine may read it. */
  metricsToken: string;
  /** Where server and browser report errors; null turns reporting off. */
  sentryDsn: string | null;
}

export function operationOf(settings: Settings): OperationSettings {
  return {
    metricsToken: settings.METRICS_TOKEN,
    sentryDsn: settings.SENTRY_DSN === '' ? null : settings.SENTRY_DSN,
    s3: s3Names.every((name) => settings[name] === '')
      ? null
      : {
          endpoint: settings.S3_ENDPOINT,
          region: settings.S3_REGION,
          bucket: settings.S3_BUCKET,
          accessKeyId: settings.S3_ACCESS_KEY_ID,
          secretAccessKey: settings.S3_SECRET_ACCESS_KEY,
        },
  };
}

import type { IntegrationSettings } from '../../../../../domain/partners/integrations/settings.ts';
import { replayableBytes } from '../../../../platform/db/replayJournal.ts';
import type { Services } from '../../../../platform/services.ts';
import type { IntegrationRow } from '../integration.reads.ts';

/** Name of the secret that signs messages. The portal creates it; the settings schema does not contain it. */
export const SIGNING_SECRET = 'signingSecret';
/** Name of the secret that a new one replaces, while both are valid. */
export const PREVIOUS_SECRET = 'previousSigningSecret';
const KEY_BYTES = 32;
/** A secret by Standard Webhooks. The prefix lets secret scanners recognize the value. */
export const newSigningSecret = () => `whsec_${replayableBytes(KEY_BYTES).toString('base64')}`;

/** Whether the replaced secret is still valid at a time. */
export const isOverlap = (previousSecretEndsAt: string | Date | null, now: Date): boolean =>
  previousSecretEndsAt !== null && new Date(previousSecretEndsAt) > now;

/** The secrets that sign messages at a time, the newest first. */
export const validSecrets = (
  { [SIGNING_SECRET]: current, [PREVIOUS_SECRET]: previous }: Record<string, string>,
  previousSecretEndsAt: string | null,
  now: Date,
): string[] =>
  [current, isOverlap(previousSecretEndsAt, now) && previous].filter((secret) => typeof secret === 'string');

/** Checks webhook settings beyond their schema. Returns the errors by field and the secrets to change. */
export function checkWebhookSettings(
  { webhooks }: Pick<Services, 'webhooks'>,
  { settings: stored, secretsSet }: IntegrationRow,
  { address }: IntegrationSettings,
) {
  const problem = typeof address === 'string' ? webhooks.problemOf(address) : undefined;
  // The access key belongs to one receiver and must never be sent to another, so a new origin deletes the key.
  const mustDeleteAccessKey = secretsSet.includes('accessKey') && originOf(address) !== originOf(stored.address);
  return {
    problems: { ...(problem && { address: problem }) },
    changes: { ...(mustDeleteAccessKey && { accessKey: null }) },
  };
}

const originOf = (address: IntegrationSettings[string] | undefined) =>
  typeof address === 'string' ? new URL(address).origin : undefined;

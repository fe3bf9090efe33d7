import { dateOf } from '../../../domain/basics/dates.ts';
import { dbRoles } from '../db/roles.ts';
import type { Writes } from '../db/writes.ts';
import { addressGroup } from '../rateLimit/addressGroup.ts';
import type { Throttle } from '../rateLimit/throttle.ts';
import { recordAudit, type AuditSource } from './recordAudit.ts';

/** Networks of one token in a day that get an entry of their own. */
const MAX_NETWORKS = 100;
const MAX_REMEMBERED = 10_000;

/**
 * Writes an audit entry for an API token's first use of each day from each network, before that use is served, and for
 * at most a hundred networks a day. Throws when the entry cannot be stored.
 */
export class TokenUses {
  #day = '';
  readonly #known = new Set<string>();

  async record(
    { throttle, writes }: { throttle: Throttle; writes: Writes },
    tokenId: string,
    source: AuditSource,
  ): Promise<void> {
    const key = `${tokenId} ${addressGroup(source.request.address)}`;
    if (this.#isKnown(key)) return;
    const counted = `${this.#day} ${key}`;
    if ((await throttle.count('auditTokenUse', counted)) === 1) {
      const networks = await throttle.count('auditTokenUse', `${this.#day} ${tokenId}`);
      if (networks <= MAX_NETWORKS + 1) {
        const detail = networks > MAX_NETWORKS ? 'Flere netværk samme dag er ikke skrevet' : undefined;
        try {
          await writes.run({ role: dbRoles.auth }, (write) =>
            recordAudit(write, source, { action: 'API_TOKEN_USED', target: tokenId, detail }),
          );
        } catch (error) {
          // This use was not recorded, so the next one must count as the first again.
          await throttle.forget('auditTokenUse', counted);
          throw error;
        }
      }
    }
    if (this.#known.size < MAX_REMEMBERED) this.#known.add(key);
  }

  #isKnown(key: string): boolean {
    const today = dateOf();
    if (this.#day !== today) {
      this.#day = today;
      this.#known.clear();
    }
    return this.#known.has(key);
  }
}

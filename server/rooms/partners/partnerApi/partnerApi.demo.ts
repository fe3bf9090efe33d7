import type { Demo } from '../../../demo/Demo.ts';
import { backdate, daysAgo } from '../../../demo/demoTime.ts';
import { hashSecret, newApiToken } from '../../../platform/access/tokens.ts';
import { ApiToken } from './ApiToken.ts';

/** The key of the program whose ids the demo has. */
export const DEMO_PROGRAM = 'krog-data';

export const demo: Demo = {
  /** Adds a revoked token and a token in use. As in production, the tokens themselves are not stored. */
  addOnce({ write, customerId, admin }) {
    const createToken = (
      name: string,
      scope: ApiToken['scope'],
      issuedDaysAgo: number,
      rest: Partial<Pick<ApiToken, 'lastUsedAt' | 'revokedAt' | 'expiresAt' | 'program'>>,
    ) => {
      const token = newApiToken('demo');
      const issued = write.em.create(ApiToken, {
        customerId,
        name,
        scope,
        issuedById: admin.id,
        tokenHash: hashSecret(token),
        lastFour: token.slice(-4),
        ...rest,
      });
      backdate(issued, daysAgo(issuedDaysAgo));
    };
    createToken('Krog Data, prøve', 'READ', 190, { lastUsedAt: daysAgo(160), revokedAt: daysAgo(150) });
    createToken('Krog Data', 'READ_WRITE', 150, {
      program: DEMO_PROGRAM,
      lastUsedAt: daysAgo(0.2),
      expiresAt: daysAgo(-215),
    });
  },
};

import { hashSecret, newApiToken } from '../access/tokens.ts';
import type { Write } from '../db/writes.ts';
import { Invitation } from '../invitations/Invitation.ts';
import { ApiToken } from '../partnerApi/ApiToken.ts';
import { daysAgo, backdate } from './demoTime.ts';

/** Adds an unanswered invitation and two API tokens to the demo's customer. The secrets of the tokens are not kept. */
export async function addDemoAccess({ em }: Write, customerEmail: string, adminEmail: string): Promise<void> {
  const [people] = await em.execute<{ customer_id: string; name: string; admin_id: string }[]>(
    `select u.customer_id, u.name, a.id as admin_id
     from user_account u, user_account a where u.email = ? and a.email = ?`,
    [customerEmail, adminEmail],
  );
  if (!people) return;
  const { customer_id: customerId, name: invitedBy, admin_id: issuedById } = people;
  const createToken = (
    name: string,
    scope: ApiToken['scope'],
    issuedDaysAgo: number,
    rest: Partial<Pick<ApiToken, 'lastUsedAt' | 'revokedAt'>>,
  ) => {
    const token = newApiToken();
    const issued = em.create(ApiToken, {
      customerId,
      name,
      scope,
      issuedById,
      tokenHash: hashSecret(token),
      lastFour: token.slice(-4),
      ...rest,
    });
    backdate(issued, daysAgo(issuedDaysAgo));
  };
  backdate(
    em.create(Invitation, {
      customerId,
      name: 'Freja Toft',
      email: 'freja@fjordlyst-moebler.example',
      invitedBy,
      tokenHash: hashSecret(newApiToken()),
      expiresAt: daysAgo(-1.8),
    }),
    daysAgo(1.2),
  );
  createToken('Krog Data, prøve', 'READ', 190, { lastUsedAt: daysAgo(160), revokedAt: daysAgo(150) });
  createToken('Krog Data', 'READ_WRITE', 150, { lastUsedAt: daysAgo(0.2) });
}

import type { Demo } from '../../../demo/Demo.ts';
import { backdate, daysAgo } from '../../../demo/demoTime.ts';
import { hashSecret, newSecret } from '../../../platform/access/tokens.ts';
import { Invitation } from './Invitation.ts';

export const demo: Demo = {
  /** Adds an unanswered invitation. */
  addOnce({ write, customer, customerId }) {
    const invitation = write.em.create(Invitation, {
      customerId,
      name: 'Freja Toft',
      email: 'freja@fjordlyst-moebler.example',
      invitedBy: customer.name,
      tokenHash: hashSecret(newSecret()),
      expiresAt: daysAgo(-1.8),
    });
    backdate(invitation, daysAgo(1.2));
  },
};

import type { Demo } from '../../../demo/Demo.ts';
import { SECURED_EMAIL } from '../../../demo/demoCompanies.ts';
import { DEMO_TOTP_SECRET } from '../../../demo/demoData.ts';
import { runIn } from '../../../platform/db/query.ts';
import { dbRoles } from '../../../platform/db/roles.ts';
import { sqlBuilder } from '../../../platform/db/tables.ts';
import { AuthenticatorApp, authenticatorBinding } from './AuthenticatorApp.ts';
import { replaceRecoveryCodes } from './recoveryCodes.ts';

export const demo: Demo = {
  /** Gives one user two-step verification, once the portal runs, because no admin may write a user's secrets. */
  async addAtProviders({ services: { writes, secrets } }) {
    await writes.run({ role: dbRoles.auth }, async (write) => {
      const [user] = await runIn(
        write.em,
        sqlBuilder.selectFrom('user_account').select('person_id as personId').where('email', '=', SECURED_EMAIL),
      );
      if (!user || (await write.em.findOne(AuthenticatorApp, { personId: user.personId }))) return;
      write.em.create(AuthenticatorApp, {
        personId: user.personId,
        secret: secrets.seal(DEMO_TOTP_SECRET, authenticatorBinding(user.personId)),
        createdAt: new Date(),
        confirmedAt: new Date(),
      });
      await replaceRecoveryCodes(write, user.personId);
    });
  },
};

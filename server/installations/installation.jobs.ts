import { dbRoles } from '../db/roles.ts';
import type { JobHandler } from '../jobs/Jobs.ts';
import { keyBinding } from './Installation.ts';

/** After a rotation, keys that an old key sealed are sealed with the new one, so that the old one can go. */
export const resealApiKeys: JobHandler = async ({ reads, secrets, log }) => {
  const system = { role: dbRoles.system };
  const rows = await reads.runSql<{ id: string; sealed: string }>(
    system, 'select id, zendesk_api_key as sealed from installation where zendesk_api_key is not null and not starts_with(zendesk_api_key, $1) limit 1000', [secrets.prefix]);
  for (const { id, sealed } of rows) {
    try {
      const renewed = secrets.seal(secrets.open(sealed, keyBinding(id)), keyBinding(id));
      await reads.runSql(system, 'update installation set zendesk_api_key = $1 where id = $2 and zendesk_api_key = $3', [renewed, id, sealed]);
    } catch (error) {
      // One that does not open any more must not keep the others from their new key.
      log.warn({ err: error, installationId: id }, 'a stored API key does not open');
    }
  }
};

import { userRightsForm } from '../../../../domain/identity/validation/rights.ts';
import type { Context } from '../../../platform/context.ts';
import { parseInput } from '../../../platform/graphql/validation.ts';
import { changeRights, storeRights } from '../accounts/changeRights.service.ts';
import { changeColleague, findColleague } from '../accounts/colleague.service.ts';
import { userChange } from '../users/user.reads.ts';
import { recordAndPublishUser } from '../users/user.service.ts';
import type { SetUserRightsInput } from './rights.types.ts';

/**
 * Changes the role and the scope of a user of the viewer's company. The activity names neither subjects nor
 * departments, because colleagues read it who may not see them. Throws BAD_USER_INPUT for the last administrator who
 * would lose the role, for limits of an administrator, and for departments of other companies; NOT_FOUND for a user of
 * another company; and CONFLICT for an outdated version.
 */
export async function setUserRights(ctx: Context, { userId, version = null, ...input }: SetUserRightsInput) {
  const form = parseInput(userRightsForm, input);
  await changeColleague(ctx, async (write) => {
    const user = await findColleague(write, userId, version);
    if (!(await changeRights(ctx, write, user, form))) return;
    await storeRights(ctx, write, user);
    await recordAndPublishUser(ctx, write, user, `Rettighederne for ${user.name} er ændret`);
  });
  return userChange(ctx, userId);
}

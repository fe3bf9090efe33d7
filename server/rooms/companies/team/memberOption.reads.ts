import { z } from 'zod';
import type { Reader } from '../../../platform/db/Reader.ts';
import { badInput } from '../../../platform/errors.ts';
import { contactLoader } from './team.reads.ts';

/** The option of actions that hand rows over to a team member. */
const options = z.strictObject({ memberId: z.string('Vælg en medarbejder').min(1, 'Vælg en medarbejder') });
type MemberOption = z.infer<typeof options>;

export const memberOption = {
  options,
  async check(reader: Reader, { memberId }: MemberOption): Promise<void> {
    const member = await contactLoader.of(reader).load(memberId);
    if (!member?.isActive) throw badInput({ memberId: 'Vælg en aktiv medarbejder' }, 'NOT_FOUND');
  },
};

/** The name of the member, also after the member has left the team. */
export const memberName = async (reader: Reader, memberId: string): Promise<string> =>
  (await contactLoader.of(reader).load(memberId))?.name ?? 'en slettet medarbejder';

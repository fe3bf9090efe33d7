import { isSuccess } from '../actions/send.ts';
import { sqlInvariant, type Invariant } from './Invariant.ts';

/** Calls beside which the session of the person has no other reason to end. */
const endsNoSession = new Set([
  'acceptInvitationAsPerson',
  'confirmIdentity',
  'inviteUser',
  'leaveCompany',
  'updateColleague',
  'viewer',
]);

const leavingKeepsTheSession: Invariant = {
  name: 'a person who leaves one of two companies stays signed in to the other',
  holds: 'always',
  check: async ({ calls, hasFault }) => {
    const left = calls.findIndex(({ operation, answer }) => operation === 'leaveCompany' && isSuccess(answer));
    if (hasFault || left < 0 || !calls.every(({ operation }) => endsNoSession.has(operation))) return [];
    const { actor } = calls[left]!;
    return calls
      .slice(left + 1)
      .filter(
        (call) =>
          (call.actor === actor || call.actor === actor.otherMembership) &&
          call.answer.codes.includes('UNAUTHENTICATED'),
      )
      .map(({ name, actor: caller }) => `${name} by ${caller.name} is answered UNAUTHENTICATED`);
  },
};

/** Invariants of people who are users of several companies. */
export const membershipInvariants: Invariant[] = [
  leavingKeepsTheSession,
  sqlInvariant(
    'a person is active while an account of theirs is',
    `select p.id, p.is_active from person p
     where p.is_active <> exists (
       select from user_account u where u.person_id = p.id and u.deactivated_at is null)`,
  ),
  // The person of an account that only impersonating admins have used has never signed in.
  sqlInvariant(
    'an impersonation is no use of the membership',
    `select x.user_id from membership_use x join user_account u on u.id = x.user_id
       join person p on p.id = u.person_id
     where not p.has_signed_in`,
  ),
];

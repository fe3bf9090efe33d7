import { dbRoles } from '../../../platform/db/roles.ts';
import type { Room } from '../../../platform/room.ts';
import { authenticatorBinding, AuthenticatorApp } from './AuthenticatorApp.ts';
import { deleteSecondFactors } from './deleteSecondFactors.ts';
import { Passkey } from './Passkey.ts';
import { RecoveryCode } from './RecoveryCode.ts';
import { pruneSecondFactors } from './secondFactor.jobs.ts';
import { SecondFactorResolver } from './secondFactor.resolver.ts';
import { secondFactorRoutes } from './secondFactors.rest.ts';
import { UsedChallenge } from './UsedChallenge.ts';
import { UserSecurityResolver } from './userSecurity.resolver.ts';

export const secondFactorsRoom: Room = {
  name: 'secondFactors',
  sealedColumns: [
    {
      table: 'authenticator_app',
      id: 'person_id',
      column: 'secret',
      boundTo: authenticatorBinding,
      role: dbRoles.auth,
    },
  ],
  rest: { name: 'Totrinsbekræftelse', description: 'The second step of a sign-in.', routes: secondFactorRoutes },
  entities: [AuthenticatorApp, Passkey, RecoveryCode, UsedChallenge],
  resolvers: [SecondFactorResolver, UserSecurityResolver],
  whenClaimJoins: deleteSecondFactors,
  jobs: {
    'second-factors.prune': { handler: pruneSecondFactors, schedule: '23 3 * * *' },
  },
};

declare module '../../../platform/jobs/JobQueue.ts' {
  interface JobHandlers {
    'second-factors.prune': typeof pruneSecondFactors;
  }
}

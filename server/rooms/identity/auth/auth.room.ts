import type { Context } from '../../../platform/context.ts';
import type { Write } from '../../../platform/db/writes.ts';
import type { Room } from '../../../platform/room.ts';
import { pruneSessions, sendPasswordReset } from './auth.jobs.ts';
import { AuthResolver, EmailConfirmationResolver } from './auth.resolver.ts';
import { authRoutes } from './auth.rest.ts';
import { EmailConfirmation } from './EmailConfirmation.ts';
import { KnownClient } from './KnownClient.ts';
import { PasswordReset } from './PasswordReset.ts';
import { Session } from './Session.ts';

export const authRoom: Room = {
  name: 'auth',
  rest: { name: 'Login', description: 'Sign-in, sign-out and forgotten passwords.', routes: authRoutes },
  entities: [Session, KnownClient, PasswordReset, EmailConfirmation],
  resolvers: [AuthResolver, EmailConfirmationResolver],
  jobs: {
    'password-reset.send': { handler: sendPasswordReset },
    'sessions.prune': { handler: pruneSessions, schedule: '17 3 * * *' },
  },
};

declare module '../../../platform/jobs/JobQueue.ts' {
  interface JobHandlers {
    'password-reset.send': typeof sendPasswordReset;
    'sessions.prune': typeof pruneSessions;
  }
}

declare module '../../../platform/db/events.ts' {
  interface Topics {
    'session.ended': true;
    /** A user was deactivated. The id is that of the user; the person's sessions may go on in other companies. */
    'membership.ended': true;
    /** How a person signs in, or where, has changed. The id is that of the person. */
    'security.changed': true;
  }
}

declare module '../../../platform/room.ts' {
  interface Room {
    /** Runs in the transaction that closes an account of a company whose address belongs to somebody else. */
    whenAccountIsClosed?: (write: Write, customerId: string) => Promise<void>;
    /**
     * Runs in the transaction in which a claim joins the owner of its address, before the person of the claim is
     * deleted. Deletes what the person signs in with, and ends what they have asked for.
     */
    whenClaimJoins?: (ctx: Context, write: Write, claimId: string) => Promise<void>;
  }
}

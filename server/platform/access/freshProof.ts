import { currentJournal } from '../db/replayJournal.ts';
import { AppError, forbidden } from '../errors.ts';
import type { SessionViewer } from './viewer.ts';

/** A proof of identity counts as fresh for this long, so that several changes in a row need only one. */
export const FRESH_PROOF_MINUTES = 10;

/** How the descriptions of operations say that they need a fresh proof. */
export const FRESH_PROOF = 'REAUTHENTICATION_REQUIRED without a proof of identity in the last ten minutes.';

/** When the viewer's last proof of identity stops counting as fresh. */
export const provedUntil = ({ provedAt }: SessionViewer): Date =>
  new Date(Date.parse(provedAt) + FRESH_PROOF_MINUTES * 60_000);

/**
 * Refuses with REAUTHENTICATION_REQUIRED a user who has not proved lately who they are, and with FORBIDDEN an admin who
 * acts as a user, because the admin cannot give the user's proof.
 */
export function assertFreshProof(person: SessionViewer): void {
  const journal = currentJournal();
  if (journal) journal.needsFreshProof = true;
  if (person.actor) throw forbidden();
  if (provedUntil(person).getTime() <= Date.now())
    throw new AppError('REAUTHENTICATION_REQUIRED', 'Bekræft, at det er dig, og prøv igen');
}

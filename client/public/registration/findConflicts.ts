import { graphql } from 'react-relay';
import { runOperation } from '../../app/relay/runOperation.ts';
import type { findConflictsQuery } from '#relay/findConflictsQuery.graphql';

const query = graphql`
  query findConflictsQuery($subdomain: String) {
    registrationConflicts(subdomain: $subdomain) {
      subdomain
    }
  }
`;

/** The user waits for the answer before the next step. The registration itself checks the subdomain again. */
const TIMEOUT_MS = 5_000;

/** The answers by subdomain: the message about a taken one, null for a free one. */
export type ConflictAnswers = Map<string, string | null>;

/**
 * The message about a taken subdomain. A failed check prevents nothing. The same subdomain is asked about once, because
 * the number of checks is limited.
 */
export async function findConflict(answers: ConflictAnswers, subdomain: string): Promise<string | null> {
  const key = subdomain.trim().toLowerCase();
  const known = answers.get(key);
  if (known !== undefined) return known;
  try {
    const request = runOperation<findConflictsQuery>(query, { subdomain });
    const { registrationConflicts: found } = await Promise.race([request, rejectAfterTimeout()]);
    answers.set(key, found.subdomain ?? null);
    return found.subdomain ?? null;
  } catch {
    return null;
  }
}

const rejectAfterTimeout = () =>
  new Promise<never>((_resolve, reject) => setTimeout(() => reject(new Error('The check took too long')), TIMEOUT_MS));

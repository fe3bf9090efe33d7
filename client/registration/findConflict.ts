import { graphql } from 'react-relay';
import { runOperation } from '../relay/runOperation.ts';
import type { findConflictQuery } from './__generated__/findConflictQuery.graphql.ts';

const query = graphql`
  query findConflictQuery($email: String, $subdomain: String) {
    registrationConflicts(email: $email, subdomain: $subdomain) {
      email
      subdomain
    }
  }
`;

/** The user waits for the answer before the next step. The registration itself checks the values again. */
const TIMEOUT_MS = 5_000;

/** The messages about values that have been asked about; undefined for a value that is free. */
export type ConflictAnswers = Map<string, string | undefined>;

/**
 * Asks whether an e-mail or a subdomain is taken. Resolves to the message for its field, or to undefined. A failed
 * check prevents nothing. Each value is asked about once, because the number of checks is limited.
 */
export async function findConflict(
  answers: ConflictAnswers,
  field: 'email' | 'subdomain',
  value: string,
): Promise<string | undefined> {
  const key = `${field} ${value.trim().toLowerCase()}`;
  if (answers.has(key)) return answers.get(key);
  try {
    const request = runOperation<findConflictQuery>(query, { [field]: value });
    const answer = await Promise.race([request, rejectAfterTimeout()]);
    const conflict = answer.registrationConflicts[field] ?? undefined;
    answers.set(key, conflict);
    return conflict;
  } catch {
    return undefined;
  }
}

const rejectAfterTimeout = () =>
  new Promise<never>((_resolve, reject) => setTimeout(() => reject(new Error('The check took too long')), TIMEOUT_MS));

import { graphql } from 'react-relay';
import { runOperation } from '../../app/relay/runOperation.ts';
import type { findConflictsQuery } from '#relay/findConflictsQuery.graphql';

const query = graphql`
  query findConflictsQuery($email: String, $subdomain: String) {
    registrationConflicts(email: $email, subdomain: $subdomain) {
      email
      subdomain
    }
  }
`;

/** The user waits for the answer before the review. The registration itself checks the values again. */
const TIMEOUT_MS = 5_000;

/** The values that can be taken. */
export interface UniqueValues {
  email: string;
  subdomain: string;
}

/** The messages about values that are taken. A value without a message is free. */
export type Conflicts = Partial<UniqueValues>;

/** The answers about values that have been asked about. */
export type ConflictAnswers = Map<string, Conflicts>;

/**
 * Asks whether the subdomain and the e-mail are taken, both at once. A failed check prevents nothing. The same values
 * are asked about once, because the number of checks is limited.
 */
export async function findConflicts(answers: ConflictAnswers, { email, subdomain }: UniqueValues): Promise<Conflicts> {
  const key = JSON.stringify([email, subdomain].map((value) => value.trim().toLowerCase()));
  const known = answers.get(key);
  if (known) return known;
  try {
    const request = runOperation<findConflictsQuery>(query, { email, subdomain });
    const { registrationConflicts: found } = await Promise.race([request, rejectAfterTimeout()]);
    const conflicts = {
      ...(found.email && { email: found.email }),
      ...(found.subdomain && { subdomain: found.subdomain }),
    };
    answers.set(key, conflicts);
    return conflicts;
  } catch {
    return {};
  }
}

const rejectAfterTimeout = () =>
  new Promise<never>((_resolve, reject) => setTimeout(() => reject(new Error('The check took too long')), TIMEOUT_MS));

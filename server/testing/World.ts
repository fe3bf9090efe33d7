export const PASSWORD = 'hemmelig-adgangskode';

export interface Person {
  /** The id of the account. */
  id: string;
  /** The owner of the sign-in. */
  personId: string;
  email: string;
  customerId: string | null;
  token: string;
  sessionId: string;
}

/**
 * Factories of test data. The fixtures of the rooms add them; most insert a plausible row and return its id.
 */
export interface World {}

export const PASSWORD = 'hemmelig-adgangskode';

export interface Person {
  id: string;
  email: string;
  customerId: string | null;
  token: string;
  sessionId: string;
}

/** Factories of test data, from the fixtures of the rooms. Each one inserts a plausible row and returns its id. */
export interface World {}

import type { readRegistration_registration$data } from './__generated__/readRegistration_registration.graphql.ts';

/** A row of an event's list of registrations. */
export type RegistrationRow = readRegistration_registration$data;

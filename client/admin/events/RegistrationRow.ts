import type { readRegistration_registration$data } from '#relay/readRegistration_registration.graphql';

/** A row of an event's list of registrations. */
export type RegistrationRow = readRegistration_registration$data;

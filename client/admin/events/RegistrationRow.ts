import type { RegistrationsDialog_registration$data } from './__generated__/RegistrationsDialog_registration.graphql.ts';

/** A row of an event's list of registrations. */
export type RegistrationRow = RegistrationsDialog_registration$data;

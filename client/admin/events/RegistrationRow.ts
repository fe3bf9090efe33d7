import type { RegistrationsDialog_query$data } from './__generated__/RegistrationsDialog_query.graphql.ts';

/** A row of an event's list of registrations. */
export type RegistrationRow = NonNullable<
  RegistrationsDialog_query$data['admin']['event']
>['registrations']['edges'][number]['node'];

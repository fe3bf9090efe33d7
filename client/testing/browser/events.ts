import type { APIRequestContext } from '@playwright/test';
import { queryApiAsAdmin } from './queryApi.ts';
import { uniqueName } from './testCompany.ts';

/** Creates an event as an admin: a published workshop that is not public, unless the details say otherwise. */
export async function createEvent(
  request: APIRequestContext,
  details: {
    title: string;
    date: string;
    startTime: string;
    endTime: string;
    description?: string;
    isPublic?: boolean;
  },
) {
  const input = {
    description: '<p>Færre klik</p>',
    type: 'WORKSHOP',
    isOnline: false,
    location: 'Havnegade 12, Aarhus',
    isPublic: false,
    status: 'PUBLISHED',
    ...details,
  };
  const { createEvent } = await queryApiAsAdmin(
    request,
    'mutation ($input: EventInput!) { createEvent(input: $input) { edge { node { id publicLink } } } }',
    { input },
  );
  return { ...createEvent.edge.node, title: input.title, input };
}

/** Adds a guest's registration to an event as an admin. The status REGISTERED gives the guest a place. */
export const addRegistration = (
  request: APIRequestContext,
  eventId: string,
  { status = 'REGISTERED', ...details }: { name: string; status?: string } & Record<string, unknown>,
) =>
  queryApiAsAdmin(
    request,
    `mutation ($id: ID!, $input: EventRegistrationInput!, $status: EventRegistrationStatus!) {
      addRegistration(eventId: $id, input: $input, status: $status) { deletedId }
    }`,
    { id: eventId, status, input: { email: `${uniqueName('gaest')}@gaest.example`, ...details } },
  );

import { FileCheck } from 'lucide-react';
import { listRoute } from '../../app/relay/listRoute.tsx';
import { screenRoute } from '../../app/relay/screenRoute.tsx';
import type { AdminRoom } from '../../app/room.ts';
import { awaitedVariables } from './awaitedFilters.ts';
import adminDocumentQuery from '#relay/AdminDocumentScreenQuery$parameters';
import type { AdminDocumentScreenQuery } from '#relay/AdminDocumentScreenQuery.graphql';
import awaitedDocumentsQuery from '#relay/AwaitedDocumentsScreenQuery$parameters';
import type { AwaitedDocumentsScreenQuery } from '#relay/AwaitedDocumentsScreenQuery.graphql';

/**
 * The documents that wait for companies, and each document; the list of a company's documents is a tab of the company.
 */
export const adminDocumentsRoom: AdminRoom = {
  area: 'sell',
  screens: [
    listRoute<AwaitedDocumentsScreenQuery>({
      path: '/admin/documents',
      query: awaitedDocumentsQuery,
      variables: ({ request }) => awaitedVariables(new URL(request.url).searchParams),
      load: async () => (await import('./AwaitedDocumentsScreen.tsx')).AwaitedDocumentsScreen,
    }),
    screenRoute<AdminDocumentScreenQuery>({
      path: '/admin/documents/:documentId',
      query: adminDocumentQuery,
      variables: ({ params }) => ({ id: params.documentId ?? '' }),
      load: async () => (await import('./AdminDocumentScreen.tsx')).AdminDocumentScreen,
    }),
  ],
  navigation: [
    {
      menu: 'admin',
      group: 'sales',
      to: '/admin/documents',
      label: 'Dokumenter, der venter',
      icon: <FileCheck aria-hidden />,
      shortcut: 'j',
    },
  ],
};

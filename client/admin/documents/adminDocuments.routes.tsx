import { screenRoute } from '../../app/relay/screenRoute.tsx';
import type { AdminRoom } from '../../app/room.ts';
import adminDocumentQuery from '#relay/AdminDocumentScreenQuery$parameters';
import type { AdminDocumentScreenQuery } from '#relay/AdminDocumentScreenQuery.graphql';

/** A document has a screen of its own; the list of a company's documents is a tab of the company. */
export const adminDocumentsRoom: AdminRoom = {
  area: 'sell',
  screens: [
    screenRoute<AdminDocumentScreenQuery>({
      path: '/admin/documents/:documentId',
      query: adminDocumentQuery,
      variables: ({ params }) => ({ id: params.documentId ?? '' }),
      load: async () => (await import('./AdminDocumentScreen.tsx')).AdminDocumentScreen,
    }),
  ],
};

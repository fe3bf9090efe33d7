import type { ClientRoom } from '../../app/room.ts';
import { adminScreenRoute } from '../../app/shell/adminScreenRoute.ts';
import adminDocumentQuery from '#relay/AdminDocumentScreenQuery$parameters';
import type { AdminDocumentScreenQuery } from '#relay/AdminDocumentScreenQuery.graphql';

/** A document has a screen of its own; the list of a company's documents is a tab of the company. */
export const adminDocumentsRoom: ClientRoom = {
  screens: [
    adminScreenRoute<AdminDocumentScreenQuery>({
      path: '/admin/documents/:documentId',
      query: adminDocumentQuery,
      variables: ({ params }) => ({ id: params.documentId ?? '' }),
      load: async () => (await import('./AdminDocumentScreen.tsx')).AdminDocumentScreen,
    }),
  ],
};

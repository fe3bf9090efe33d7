import { FileText } from 'lucide-react';
import { listRoute } from '../../app/relay/listRoute.tsx';
import { screenRoute } from '../../app/relay/screenRoute.tsx';
import type { ClientRoom } from '../../app/room.ts';
import documentQuery from '#relay/DocumentScreenQuery$parameters';
import type { DocumentScreenQuery } from '#relay/DocumentScreenQuery.graphql';
import documentsQuery from '#relay/DocumentsScreenQuery$parameters';
import type { DocumentsScreenQuery } from '#relay/DocumentsScreenQuery.graphql';

export const documentsRoom: ClientRoom = {
  screens: [
    listRoute<DocumentsScreenQuery>({
      path: '/documents',
      query: documentsQuery,
      variables: async (args) => (await import('./documentFilters.ts')).documentVariables(args),
      load: async () => (await import('./DocumentsScreen.tsx')).DocumentsScreen,
    }),
    screenRoute<DocumentScreenQuery>({
      path: '/documents/:documentId',
      query: documentQuery,
      variables: ({ params }) => ({ id: params.documentId ?? '' }),
      load: async () => (await import('./DocumentScreen.tsx')).DocumentScreen,
    }),
  ],
  navigation: [{ menu: 'company', to: '/documents', label: 'Dokumenter', icon: <FileText aria-hidden /> }],
};

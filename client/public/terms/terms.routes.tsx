import { FileText } from 'lucide-react';
import type { ClientRoom } from '../../app/room.ts';

const documents = [
  { to: '/terms', label: 'Betingelser' },
  { to: '/terms/service-agreement', label: 'Serviceaftalebetingelser' },
  { to: '/terms/clip-card', label: 'Klippekortbetingelser' },
  { to: '/terms/license', label: 'Licensbetingelser' },
  { to: '/terms/privacy', label: 'Privatlivspolitik' },
];

export const termsRoom: ClientRoom = {
  publicPages: ['/terms', '/terms/:document', '/terms/:document/:version'].map((path) => ({
    path,
    lazy: { Component: async () => (await import('./TermsScreen.tsx')).TermsScreen },
  })),
  navigation: documents.map((document) => ({ menu: 'terms', ...document, icon: <FileText aria-hidden /> })),
};

import { graphql, useFragment } from 'react-relay';
import type { useCalendars_links$key } from '#relay/useCalendars_links.graphql';

interface Calendar {
  id: string;
  name: string;
  to: string;
  isFile: boolean;
}

const linksFragment = graphql`
  fragment useCalendars_links on CalendarLinks {
    google
    outlook
    office365
    yahoo
    ics
  }
`;

/** The calendars that an event can be added to; users of other calendars download the file. */
export function useCalendars(links: useCalendars_links$key): Calendar[] {
  const { google, outlook, office365, yahoo, ics } = useFragment(linksFragment, links);
  return [
    { id: 'google', name: 'Google', to: google, isFile: false },
    { id: 'outlook', name: 'Outlook', to: outlook, isFile: false },
    { id: 'office365', name: 'Office 365', to: office365, isFile: false },
    { id: 'yahoo', name: 'Yahoo', to: yahoo, isFile: false },
    { id: 'ics', name: '.ics-fil', to: ics, isFile: true },
  ];
}

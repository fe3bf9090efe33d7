import { Plus } from 'lucide-react';
import { Suspense, useState } from 'react';
import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay';
import { ScreenBoundary } from '../../app/shell/ScreenBoundary.tsx';
import { Button } from '../../ui/Button.tsx';
import { Skeleton } from '../../ui/Meters.tsx';
import { Page } from '../../ui/Page.tsx';
import { AnnouncementDialog } from './AnnouncementDialog.tsx';
import { AnnouncementTable } from './AnnouncementTable.tsx';
import type { AnnouncementsScreenQuery } from '#relay/AnnouncementsScreenQuery.graphql';

export const announcementsQuery = graphql`
  query AnnouncementsScreenQuery @preloadable {
    ...AnnouncementTable_query
  }
`;

interface AnnouncementsScreenProps {
  queryRef: PreloadedQuery<AnnouncementsScreenQuery>;
}

/** Admins write announcements that all customers see on their overview. */
export function AnnouncementsScreen({ queryRef }: AnnouncementsScreenProps) {
  const [isCreating, setCreating] = useState(false);
  return (
    <Page
      title="Opslag"
      text="Beskeder, som alle kunder ser øverst på deres overblik. Driftsforstyrrelser hos Zendesk vises af sig selv."
      wide
      actions={
        <Button variant="primary" onPress={() => setCreating(true)}>
          <Plus aria-hidden /> Skriv opslag
        </Button>
      }
    >
      <ScreenBoundary title="Kunne ikke hente opslag" resetKey={queryRef}>
        <Suspense fallback={<Skeleton height={240} />}>
          <Announcements queryRef={queryRef} />
        </Suspense>
      </ScreenBoundary>
      {isCreating && <AnnouncementDialog onClose={() => setCreating(false)} />}
    </Page>
  );
}

const Announcements = ({ queryRef }: AnnouncementsScreenProps) => (
  <AnnouncementTable query={usePreloadedQuery<AnnouncementsScreenQuery>(announcementsQuery, queryRef)} />
);

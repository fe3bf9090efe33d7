import { Plus } from 'lucide-react';
import { useState } from 'react';
import { graphql, type PreloadedQuery } from 'react-relay';
import { ListScreen } from '../../parts/lists/ListScreen.tsx';
import { Button } from '../../ui/Button.tsx';
import { AnnouncementDialog } from './AnnouncementDialog.tsx';
import { announcementList, AnnouncementTable } from './AnnouncementTable.tsx';
import type { AnnouncementsScreenQuery } from '#relay/AnnouncementsScreenQuery.graphql';

export const announcementsQuery = graphql`
  query AnnouncementsScreenQuery @preloadable {
    ...AnnouncementTable_query
  }
`;

/** Admins write announcements that all customers see on their overview. */
export const AnnouncementsScreen = ({ queryRef }: { queryRef: PreloadedQuery<AnnouncementsScreenQuery> }) => (
  <ListScreen<AnnouncementsScreenQuery>
    title="Opslag"
    text="Beskeder, som alle kunder ser øverst på deres overblik. Driftsforstyrrelser hos Zendesk vises af sig selv."
    list={announcementList}
    actions={<CreateAnnouncement />}
    query={announcementsQuery}
    queryRef={queryRef}
    renderRows={(data) => <AnnouncementTable query={data} />}
  />
);

function CreateAnnouncement() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="primary" onPress={() => setOpen(true)}>
        <Plus aria-hidden /> Skriv opslag
      </Button>
      {isOpen && <AnnouncementDialog onClose={() => setOpen(false)} />}
    </>
  );
}

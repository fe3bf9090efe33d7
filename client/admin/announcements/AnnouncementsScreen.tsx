import { graphql, type PreloadedQuery } from 'react-relay';
import { CreateButton } from '../../parts/edits/CreateButton.tsx';
import { ListScreen } from '../../parts/lists/ListScreen.tsx';
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
    actions={<CreateButton label="Skriv opslag">{(close) => <AnnouncementDialog onClose={close} />}</CreateButton>}
    query={announcementsQuery}
    queryRef={queryRef}
    renderRows={(data) => <AnnouncementTable query={data} />}
  />
);

import { Megaphone } from 'lucide-react';
import { useMemo, useState } from 'react';
import { graphql, useSubscription } from 'react-relay';
import { nodesOf } from '../../app/relay/nodesOf.ts';
import type { List } from '../../parts/lists/list.ts';
import { ListRows } from '../../parts/lists/ListRows.tsx';
import { useListPages } from '../../parts/lists/useListPages.ts';
import { announcementActions, announcementColumns, type OpenAnnouncementDialog } from './announcementColumns.tsx';
import { AnnouncementDialog } from './AnnouncementDialog.tsx';
import { DeleteAnnouncementDialog } from './DeleteAnnouncementDialog.tsx';
import { EndAnnouncementDialog } from './EndAnnouncementDialog.tsx';
import { readAnnouncement, type AnnouncementRow } from './readAnnouncement.ts';
import type { AnnouncementTable_query$key } from '#relay/AnnouncementTable_query.graphql';
import type { AnnouncementTablePageQuery } from '#relay/AnnouncementTablePageQuery.graphql';
import type { AnnouncementTableSubscription } from '#relay/AnnouncementTableSubscription.graphql';

const subscription = graphql`
  subscription AnnouncementTableSubscription($connections: [ID!]!) {
    adminAnnouncementChanged {
      edge @prependEdge(connections: $connections) {
        node {
          ...readAnnouncement_announcement
        }
      }
      deletedId @deleteEdge(connections: $connections)
    }
  }
`;

const queryFragment = graphql`
  fragment AnnouncementTable_query on Query
  @refetchable(queryName: "AnnouncementTablePageQuery")
  @argumentDefinitions(count: { type: "Int", defaultValue: 20 }, cursor: { type: "String" }) {
    admin {
      announcements(first: $count, after: $cursor) @connection(key: "AnnouncementTable_announcements") {
        __id
        totalCount
        edges {
          node {
            ...readAnnouncement_announcement
          }
        }
      }
    }
  }
`;

export const announcementList: List<AnnouncementRow> = {
  label: 'Opslag',
  columns: announcementColumns,
  failure: 'Kunne ikke hente opslag',
  icon: <Megaphone />,
  empty: {
    title: 'Ingen opslag endnu',
    text: 'Skriv et, når alle kunder skal vide noget, for eksempel at I holder lukket.',
  },
};

/** All announcements, those that begin last first. A subscription keeps the table up to date. */
export function AnnouncementTable({ query }: { query: AnnouncementTable_query$key }) {
  const {
    data: {
      admin: { announcements },
    },
    ...pages
  } = useListPages<AnnouncementTablePageQuery, AnnouncementTable_query$key>(queryFragment, query);
  const { __id: connection } = announcements;
  useSubscription<AnnouncementTableSubscription>(
    useMemo(() => ({ subscription, variables: { connections: [connection] } }), [connection]),
  );
  const [dialog, setDialog] = useState<Parameters<OpenAnnouncementDialog>>();
  const [action, opened] = dialog ?? [];
  const close = () => setDialog(undefined);
  const rows = nodesOf(announcements)
    .map(readAnnouncement)
    .toSorted((a, b) => b.startsAt.localeCompare(a.startsAt));
  // The row as it is now, so that the dialog notices when another admin has saved.
  const announcement = rows.find(({ id }) => id === opened?.id) ?? opened;
  return (
    <>
      <ListRows
        list={announcementList}
        columns={[...announcementColumns, announcementActions((...next) => setDialog(next))]}
        rows={rows}
        total={announcements.totalCount}
        pages={pages}
      />
      {announcement && action === 'edit' && <AnnouncementDialog announcement={announcement} onClose={close} />}
      {announcement && action === 'end' && <EndAnnouncementDialog announcement={announcement} onClose={close} />}
      {announcement && action === 'delete' && <DeleteAnnouncementDialog announcement={announcement} onClose={close} />}
    </>
  );
}

import { graphql, type PreloadedQuery } from 'react-relay';
import { ListScreen } from '../../parts/lists/ListScreen.tsx';
import { runList, RunTable } from './RunTable.tsx';
import type { RunsScreenQuery } from '#relay/RunsScreenQuery.graphql';

export const runsQuery = graphql`
  query RunsScreenQuery @preloadable {
    ...RunTable_query
  }
`;

/** The actions on many rows that admins have started. */
export const RunsScreen = ({ queryRef }: { queryRef: PreloadedQuery<RunsScreenQuery> }) => (
  <ListScreen<RunsScreenQuery>
    title="Kørsler"
    text="Det, I har gjort ved mange rækker på én gang. En kørsel kan stoppes, prøves igen og for det meste fortrydes."
    list={runList}
    query={runsQuery}
    queryRef={queryRef}
    renderRows={(data) => <RunTable query={data} />}
  />
);

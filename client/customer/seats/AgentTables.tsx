import { Users } from 'lucide-react';
import { useEffect, useState } from 'react';
import { graphql, usePaginationFragment } from 'react-relay';
import { nodesOf } from '../../app/relay/nodesOf.ts';
import { ExportButton } from '../../parts/csv/ExportButton.tsx';
import type { List } from '../../parts/lists/list.ts';
import { PlainRows } from '../../parts/lists/PlainRows.tsx';
import { Segmented } from '../../ui/Segmented.tsx';
import { agentColumns, readAgent, type Agent } from './agentColumns.tsx';
import { agentExport } from './agentExport.ts';
import styles from './Seats.module.css';
import type { AgentTables_installation$key } from '#relay/AgentTables_installation.graphql';
import type { AgentTablesPageQuery } from '#relay/AgentTablesPageQuery.graphql';

interface AgentTablesProps {
  installation: AgentTables_installation$key;
  subdomain: string;
  /** When the help desk was last read: the list is then read again. */
  readAt: string | null | undefined;
}

const agentList = (hasLeft: boolean): List<Agent> => ({
  label: hasLeft ? 'Agenter, der har forladt' : 'Agenter',
  columns: agentColumns(hasLeft),
  failure: 'Kunne ikke hente agenter',
  icon: <Users />,
  empty: hasLeft
    ? {
        title: 'Ingen har forladt Zendesk',
        text: 'De, der forlader Zendesk, står her i 30 dage og slettes så.',
      }
    : { title: 'Ingen agenter endnu', text: 'Agenterne vises her, så snart de er læst hos Zendesk.' },
});

const installationFragment = graphql`
  fragment AgentTables_installation on Installation
  @refetchable(queryName: "AgentTablesPageQuery")
  @argumentDefinitions(
    hasLeft: { type: "Boolean", defaultValue: false }
    count: { type: "Int", defaultValue: 20 }
    cursor: { type: "String" }
  ) {
    id
    agents(hasLeft: $hasLeft, first: $count, after: $cursor) @connection(key: "AgentTables_agents") {
      totalCount
      edges {
        node {
          ...agentColumns_agent
        }
      }
    }
  }
`;

/** The agents who use a seat by their last sign-in, or those who left in the last 30 days. */
export function AgentTables({ installation, subdomain, readAt }: AgentTablesProps) {
  const [shown, setShown] = useState<'CURRENT' | 'LEFT'>('CURRENT');
  const { data, refetch, ...pages } = usePaginationFragment<AgentTablesPageQuery, AgentTables_installation$key>(
    installationFragment,
    installation,
  );
  const hasLeft = shown === 'LEFT';
  const [shownReading, setShownReading] = useState(readAt);
  useEffect(() => {
    if (readAt === shownReading) return;
    setShownReading(readAt);
    refetch({ hasLeft }, { fetchPolicy: 'store-and-network' });
  }, [readAt, shownReading, hasLeft, refetch]);
  if (!data.agents) return null;
  const list = agentList(hasLeft);
  const show = (choice: 'CURRENT' | 'LEFT') => {
    setShown(choice);
    refetch({ hasLeft: choice === 'LEFT' }, { fetchPolicy: 'store-and-network' });
  };
  return (
    <>
      <div className={styles.toolbar}>
        <Segmented
          label="Vis agenter"
          value={shown}
          onChange={show}
          options={[
            { value: 'CURRENT', label: 'Bruger licens' },
            { value: 'LEFT', label: 'Har forladt' },
          ]}
        />
        <ExportButton
          name={[hasLeft ? 'har-forladt' : 'agenter', subdomain]}
          size="small"
          loadRows={agentExport({ id: data.id, hasLeft })}
          failure={list.failure}
        />
      </div>
      <PlainRows list={list} rows={nodesOf(data.agents).map(readAgent)} total={data.agents.totalCount} pages={pages} />
    </>
  );
}

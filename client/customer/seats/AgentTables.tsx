import { Users } from 'lucide-react';
import { useEffect, useState } from 'react';
import { graphql, usePaginationFragment } from 'react-relay';
import { nodesOf } from '../../app/relay/nodesOf.ts';
import { ExportButton } from '../../parts/csv/ExportButton.tsx';
import { MorePages } from '../../parts/lists/MorePages.tsx';
import { EmptyState } from '../../ui/Card.tsx';
import { Segmented } from '../../ui/Segmented.tsx';
import { Table } from '../../ui/Table.tsx';
import { agentColumns, readAgent } from './agentColumns.tsx';
import styles from './Seats.module.css';
import { useAgentExport } from './useAgentExport.ts';
import type { AgentTables_installation$key } from '#relay/AgentTables_installation.graphql';
import type { AgentTablesPageQuery } from '#relay/AgentTablesPageQuery.graphql';

interface AgentTablesProps {
  installation: AgentTables_installation$key;
  subdomain: string;
  /** When the help desk was last read: the list is then read again. */
  readAt: string | null | undefined;
}

const FAILURE = 'Kunne ikke hente agenter';

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
  const loadRows = useAgentExport(data.id, hasLeft);
  const [shownReading, setShownReading] = useState(readAt);
  useEffect(() => {
    if (readAt === shownReading) return;
    setShownReading(readAt);
    refetch({ hasLeft }, { fetchPolicy: 'store-and-network' });
  }, [readAt, shownReading, hasLeft, refetch]);
  if (!data.agents) return null;
  const agents = nodesOf(data.agents).map(readAgent);
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
          loadRows={loadRows}
          failure={FAILURE}
        />
      </div>
      <Table
        label={hasLeft ? 'Agenter, der har forladt' : 'Agenter'}
        columns={agentColumns(hasLeft)}
        rows={agents}
        rowId={({ id }) => id}
        empty={
          <EmptyState
            icon={<Users />}
            title={hasLeft ? 'Ingen har forladt Zendesk' : 'Ingen agenter endnu'}
            text={
              shown === 'LEFT'
                ? 'De, der forlader Zendesk, står her i 30 dage og slettes så.'
                : 'Agenterne vises her, så snart de er læst hos Zendesk.'
            }
          />
        }
        foot={<MorePages shown={agents.length} total={data.agents.totalCount} pages={pages} failure={FAILURE} />}
      />
    </>
  );
}

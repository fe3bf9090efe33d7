import { FileText } from 'lucide-react';
import { startTransition, useCallback, useMemo, useState } from 'react';
import { graphql, usePaginationFragment, useSubscription } from 'react-relay';
import { formatDate } from '../../../domain/basics/dates.ts';
import { messageOf } from '../../app/relay/errors.ts';
import { nodesOf } from '../../app/relay/nodesOf.ts';
import { useAction } from '../../app/relay/useAction.ts';
import { useAreas } from '../../app/shell/areas/AreasContext.tsx';
import { ExportButton } from '../../parts/csv/ExportButton.tsx';
import type { List } from '../../parts/lists/list.ts';
import { Button } from '../../ui/Button.tsx';
import type { Column } from '../../ui/Column.ts';
import { toast } from '../../ui/Toast.tsx';
import { TableSection } from '../TableSection.tsx';
import { PlannedRegulation } from './PlannedRegulation.tsx';
import styles from './Prices.module.css';
import type { RegulationRow } from './readRegulation.ts';
import { readRunningAgreement, type RunningAgreementRow } from './readRunningAgreement.ts';
import { RegulationDialog } from './RegulationDialog.tsx';
import { runningAgreementColumns } from './runningAgreementColumns.tsx';
import { runningAgreementExport } from './runningAgreementExport.ts';
import type { RunningAgreements_query$key } from '#relay/RunningAgreements_query.graphql';
import type { RunningAgreementsLeaveOutMutation } from '#relay/RunningAgreementsLeaveOutMutation.graphql';
import type { RunningAgreementsPageQuery } from '#relay/RunningAgreementsPageQuery.graphql';
import type { RunningAgreementsSubscription } from '#relay/RunningAgreementsSubscription.graphql';

const runningAgreementList: List<RunningAgreementRow> = {
  label: 'Løbende aftaler ved næste fornyelse',
  columns: runningAgreementColumns,
  failure: 'Kunne ikke hente serviceaftaler',
  icon: <FileText />,
  empty: {
    title: 'Ingen løbende aftaler',
    text: 'Her står de aktive serviceaftaler med deres pris før og efter næste fornyelse.',
  },
};

const subscription = graphql`
  subscription RunningAgreementsSubscription($connections: [ID!]!) {
    adminRegulationChanged {
      edge @prependEdge(connections: $connections) {
        node {
          ...readRegulation_regulation
        }
      }
    }
  }
`;

interface RunningAgreementsProps {
  query: RunningAgreements_query$key;
  regulations: readonly RegulationRow[];
  /** Id of the connection of regulations, to which a new one is added. */
  connection: string;
}

const queryFragment = graphql`
  fragment RunningAgreements_query on Query
  @refetchable(queryName: "RunningAgreementsPageQuery")
  @argumentDefinitions(count: { type: "Int", defaultValue: 20 }, cursor: { type: "String" }) {
    admin {
      runningAgreements(first: $count, after: $cursor) @connection(key: "RunningAgreements_runningAgreements") {
        totalCount
        edges {
          node {
            ...readRunningAgreement_agreement
          }
        }
      }
    }
  }
`;

/** The service agreements by their next renewal, what they cost then, and the yearly regulations that change it. */
export function RunningAgreements({ query, regulations, connection }: RunningAgreementsProps) {
  const { data, refetch, ...pages } = usePaginationFragment<RunningAgreementsPageQuery, RunningAgreements_query$key>(
    queryFragment,
    query,
  );
  const { runningAgreements } = data.admin;
  const reload = useCallback(
    () => startTransition(() => void refetch({}, { fetchPolicy: 'store-and-network' })),
    [refetch],
  );
  const connections = useMemo(() => [connection], [connection]);
  useSubscription<RunningAgreementsSubscription>(
    useMemo(() => ({ subscription, variables: { connections }, onNext: reload }), [connections, reload]),
  );
  const { administer, sell } = useAreas();
  const [isPlanning, setPlanning] = useState(false);
  const planned = regulations.filter(({ withdrawnAt }) => !withdrawnAt);
  const leaveOutColumn = useLeaveOutColumn(reload);
  return (
    <>
      {planned.map((regulation) => (
        <PlannedRegulation key={regulation.id} regulation={regulation} onChanged={reload} />
      ))}
      <TableSection
        list={runningAgreementList}
        columns={sell ? [...runningAgreementColumns, leaveOutColumn] : runningAgreementColumns}
        rows={nodesOf(runningAgreements).map(readRunningAgreement)}
        total={runningAgreements.totalCount}
        pages={pages}
        createButton={
          <span className={styles.actions}>
            <ExportButton
              name={['løbende aftaler']}
              loadRows={runningAgreementExport({})}
              failure={runningAgreementList.failure}
              size="small"
            />
            {administer && <Button onPress={() => setPlanning(true)}>Planlæg regulering</Button>}
          </span>
        }
      >
        <p className={styles.note}>
          En ny prisliste ændrer ikke aftaler, der løber. Kun en regulering gør, og kun ved fornyelsen af aftaler, hvis
          betingelser har afsnittet om årlig regulering.
        </p>
        {isPlanning && (
          <RegulationDialog connections={connections} onPlanned={reload} onClose={() => setPlanning(false)} />
        )}
      </TableSection>
    </>
  );
}

const mutation = graphql`
  mutation RunningAgreementsLeaveOutMutation($regulationId: ID!, $agreementId: ID!, $isLeftOut: Boolean!) {
    leaveOutOfRegulation(regulationId: $regulationId, agreementId: $agreementId, isLeftOut: $isLeftOut) {
      edge {
        node {
          id
        }
      }
    }
  }
`;

/** The button that leaves an agreement out of the regulation of its renewal, until its company is told. */
function useLeaveOutColumn(onChanged: () => void): Column<RunningAgreementRow> {
  const [leaveOut] = useAction<RunningAgreementsLeaveOutMutation>(mutation);
  const change = async ({ regulationId, state, agreement }: RunningAgreementRow) => {
    try {
      await leaveOut({ regulationId: regulationId!, agreementId: agreement.id, isLeftOut: state !== 'LEFT_OUT' });
    } catch (error) {
      toast.error(messageOf(error, 'Aftalen kunne ikke ændres'));
    }
    onChanged();
  };
  return {
    id: 'actions',
    title: 'Handlinger',
    isLong: true,
    end: true,
    cell: (row) => {
      if (!row.regulationId || (row.state !== 'REGULABLE' && row.state !== 'LEFT_OUT')) return null;
      const text = row.state === 'LEFT_OUT' ? 'Tag med igen' : 'Hold udenfor';
      const { customer, name } = row.agreement.department;
      return (
        <Button
          size="small"
          aria-label={`${text}: ${customer.name}, ${name}, fornyes ${formatDate(row.renewsOn)}`}
          onPress={() => void change(row)}
        >
          {text}
        </Button>
      );
    },
  };
}

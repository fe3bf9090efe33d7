import { CalendarCheck } from 'lucide-react';
import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import { written } from '../../../domain/counted.ts';
import { dateOf } from '../../../domain/dates.ts';
import { RenewalGroup } from '../../../domain/renewals.ts';
import { EmptyState } from '../../ui/Card.tsx';
import { Table } from '../../ui/Table.tsx';
import { DecideRenewalDialog } from './DecideRenewalDialog.tsx';
import { EditRenewalDialog } from './EditRenewalDialog.tsx';
import { actionsColumn, renewalColumns, type OpenRenewal } from './renewalColumns.tsx';
import type { RenewalTable_admin$key } from './__generated__/RenewalTable_admin.graphql.ts';
import type { RenewalTable_query$key } from './__generated__/RenewalTable_query.graphql.ts';

interface RenewalTableProps {
  query: RenewalTable_query$key;
  group: RenewalGroup;
}

/** By the last day to decide. */
export function RenewalTable({ query, group }: RenewalTableProps) {
  const { admin } = useFragment(
    graphql`
      fragment RenewalTable_query on Query @argumentDefinitions(group: { type: "RenewalGroup!" }) {
        admin { ...EditRenewalDialog_admin ...RenewalTable_admin @arguments(group: $group) }
      }
    `,
    query,
  );
  const { renewals } = useFragment<RenewalTable_admin$key>(
    graphql`
      fragment RenewalTable_admin on Admin @argumentDefinitions(group: { type: "RenewalGroup!" }) {
        renewals(group: $group, first: 100) @connection(key: "RenewalTable_renewals") {
          __id
          totalCount
          edges {
            node {
              id
              kind
              title
              quantity
              endDate
              decisionDate
              note
              snoozedUntil
              customer { id name }
              owner { name avatar }
              ...DecideRenewalDialog_renewal
              ...EditRenewalDialog_renewal
            }
          }
        }
      }
    `,
    admin,
  );
  const [opened, setOpened] = useState<{ what: Parameters<OpenRenewal>[0]; renewal: Parameters<OpenRenewal>[1] }>();
  const close = () => setOpened(undefined);
  const today = dateOf();
  const rows = renewals.edges.map(({ node }) => node).filter(({ snoozedUntil }) => !snoozedUntil || snoozedUntil <= today);
  return (
    <>
      <Table
        label={`Fornyelser inden for ${RenewalGroup[group].label}`} rows={rows} rowId={({ id }) => id}
        columns={[...renewalColumns(today), actionsColumn((what, renewal) => setOpened({ what, renewal }))]}
        empty={<EmptyState icon={<CalendarCheck />} title="Intet at beslutte" text={group === 'DAYS_30' ? 'Der er ingen frister de næste 30 dage.' : `Der er ingen frister om ${RenewalGroup[group].label}.`} />}
        foot={<span>{renewals.totalCount > renewals.edges.length ? `De første ${rows.length} af ${written(renewals.totalCount)}` : `${rows.length} i alt`}</span>}
      />
      {opened?.what === 'edit' && <EditRenewalDialog admin={admin} renewal={opened.renewal} onClose={close} />}
      {opened && opened.what !== 'edit' && <DecideRenewalDialog decision={opened.what} renewal={opened.renewal} connection={renewals.__id} onClose={close} />}
    </>
  );
}

export const RenewalTableWaiting = () => <Table label="Fornyelser" columns={renewalColumns('')} rows={undefined} rowId={({ id }) => id} />;

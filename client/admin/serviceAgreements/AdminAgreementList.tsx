import { Plus, ShieldCheck } from 'lucide-react';
import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import { Button } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/Card.tsx';
import { Section } from '../../ui/Page.tsx';
import { Table } from '../../ui/Table.tsx';
import { changeableColumns } from './adminAgreementColumns.tsx';
import { CreateAgreementDialog } from './CreateAgreementDialog.tsx';
import { useAgreementDialogs } from './useAgreementDialogs.tsx';
import type { AdminAgreementList_customer$key } from './__generated__/AdminAgreementList_customer.graphql.ts';

/** One company's agreements, as the reseller's people see them. */
export function AdminAgreementList({ customer }: { customer: AdminAgreementList_customer$key }) {
  const data = useFragment(
    graphql`
      fragment AdminAgreementList_customer on Customer {
        ...CreateAgreementDialog_customer
        serviceAgreements(first: 100) @connection(key: "AdminAgreementList_serviceAgreements") {
          __id
          edges { node { ...AdminAgreementTable_agreement @relay(mask: false) } }
        }
      }
    `,
    customer,
  );
  const { __id: connection, edges } = data.serviceAgreements;
  const { open, dialogs } = useAgreementDialogs(connection);
  const [isCreating, setCreating] = useState(false);
  const create = <Button onPress={() => setCreating(true)}><Plus aria-hidden /> Opret serviceaftale</Button>;
  return (
    <Section title="Serviceaftaler" action={edges.length > 0 && create}>
      <Table
        label="Serviceaftaler" columns={changeableColumns(open).filter(({ id }) => id !== 'customer')} rows={edges.map(({ node }) => node)} rowId={({ id }) => id}
        empty={<EmptyState icon={<ShieldCheck />} title="Ingen serviceaftaler endnu" text="Opret en aftale for en af kundens afdelinger." action={create} />}
      />
      {isCreating && <CreateAgreementDialog customer={data} connection={connection} onClose={() => setCreating(false)} />}
      {dialogs}
    </Section>
  );
}

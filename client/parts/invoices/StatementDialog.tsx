import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay';
import { addMonths, dateOf, monthStart } from '../../../domain/basics/dates.ts';
import { openDocument } from './openDocument.ts';
import { PeriodDialog, type Period } from './PeriodDialog.tsx';
import type { StatementDialogQuery } from '#relay/StatementDialogQuery.graphql';

const query = graphql`
  query StatementDialogQuery($id: ID!, $isAdmin: Boolean!, $from: Date!, $to: Date!) {
    viewer @skip(if: $isAdmin) {
      customer {
        statementUrl(from: $from, to: $to)
      }
    }
    admin @include(if: $isAdmin) {
      customer(id: $id) {
        statementUrl(from: $from, to: $to)
      }
    }
  }
`;

/** Asks for the period of a statement, by default the last three months, and opens its PDF in a new tab. */
export function StatementDialog({ customerId, onClose }: { customerId?: string; onClose: () => void }) {
  const environment = useRelayEnvironment();
  const today = dateOf();
  const fetchAddress = async (period: Period) => {
    const data = await fetchQuery<StatementDialogQuery>(
      environment,
      query,
      { id: customerId ?? '', isAdmin: customerId !== undefined, ...period },
      { fetchPolicy: 'network-only' },
    ).toPromise();
    const address = data?.viewer?.customer?.statementUrl ?? data?.admin?.customer?.statementUrl;
    if (!address) throw new Error('Company not found');
    return address;
  };
  return (
    <PeriodDialog
      title="Kontoudtog"
      submitLabel="Åbn PDF"
      hint="Fakturaer, kreditnotaer og betalinger i perioden, med saldo. Åbner i en ny fane."
      failure="Kunne ikke åbne kontoudtoget"
      initial={{ from: addMonths(monthStart(today), -3), to: today }}
      onSubmit={(period) => openDocument(() => fetchAddress(period))}
      onClose={onClose}
    />
  );
}

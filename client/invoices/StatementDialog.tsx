import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay';
import type { z } from 'zod';
import { addMonths, dateOf } from '../../domain/dates.ts';
import { monthStart } from '../../domain/invoices.ts';
import { bookkeepingForm } from '../../domain/validation/invoices.ts';
import { useSubmit } from '../relay/useSubmit.ts';
import { FormDialog } from '../ui/form/FormDialog.tsx';
import { useAppForm } from '../ui/form/useAppForm.ts';
import { TextField } from '../ui/TextField.tsx';
import { openDocument } from './openDocument.ts';
import type { StatementDialogQuery } from './__generated__/StatementDialogQuery.graphql.ts';

type Period = z.infer<typeof bookkeepingForm>;

interface StatementDialogProps {
  customerId?: string;
  onClose: () => void;
}

/** Asks for the period of a statement, by default the last three months, and opens its PDF in a new tab. */
export function StatementDialog({ customerId, onClose }: StatementDialogProps) {
  const environment = useRelayEnvironment();
  const today = dateOf();
  const form = useAppForm<Period>(bookkeepingForm, { from: addMonths(monthStart(today), -3), to: today });
  const fetchAddress = async (period: Period) => {
    const data = await fetchQuery<StatementDialogQuery>(
      environment,
      graphql`
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
      `,
      { id: customerId ?? '', isAdmin: customerId !== undefined, ...period },
      { fetchPolicy: 'network-only' },
    ).toPromise();
    const address = data?.viewer?.customer?.statementUrl ?? data?.admin?.customer?.statementUrl;
    if (!address) throw new Error('Company not found');
    return address;
  };
  const { submit, message } = useSubmit(
    form,
    async (period: Period) => {
      await openDocument(() => fetchAddress(period));
      onClose();
    },
    'Kunne ikke åbne kontoudtoget',
  );
  return (
    <FormDialog
      title="Kontoudtog"
      form={form}
      submitLabel="Åbn PDF"
      onSubmit={submit}
      onClose={onClose}
      message={message}
    >
      <TextField label="Fra og med" type="date" {...form.field('from')} />
      <TextField
        label="Til og med"
        type="date"
        hint="Fakturaer, kreditnotaer og betalinger i perioden, med saldo. Åbner i en ny fane."
        {...form.field('to')}
      />
    </FormDialog>
  );
}

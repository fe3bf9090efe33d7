import { graphql, useFragment } from 'react-relay';
import type { z } from 'zod';
import { AGREEMENT_TERM_MAX, AGREEMENT_TERM_MIN, type agreementForm } from '../../../domain/validation/serviceAgreements.ts';
import { Interval, ServiceAgreementStatus, valuesOf } from '../../../domain/vocabulary.ts';
import { FormNumberField } from '../../ui/form/FormNumberField.tsx';
import type { AppForm } from '../../ui/form/useAppForm.ts';
import { Select, TextField } from '../../ui/TextField.tsx';
import styles from '../Admin.module.css';
import { useEndFollows } from '../useEndFollows.ts';
import type { AgreementFields_customer$key } from './__generated__/AgreementFields_customer.graphql.ts';

export type AgreementValues = z.input<typeof agreementForm>;

interface AgreementFieldsProps {
  form: AppForm<AgreementValues>;
  customer: AgreementFields_customer$key;
  /** Stays a choice when they have left the company since. */
  buyer?: { readonly id: string; readonly name: string } | null | undefined;
}

export function AgreementFields({ form, customer, buyer }: AgreementFieldsProps) {
  const { departments, users } = useFragment(
    graphql`
      fragment AgreementFields_customer on Customer {
        departments(first: 100) { edges { node { id name } } }
        users(first: 100) { edges { node { id name } } }
      }
    `,
    customer,
  );
  useEndFollows(form, { start: 'startDate', months: 'duration', end: 'endDate' });
  const people = users.edges.map(({ node }) => node);
  const buyers = buyer && !people.some(({ id }) => id === buyer.id) ? [buyer, ...people] : people;
  return (
    <>
      <Select label="Afdeling" {...form.field('departmentId')}>
        <option value="">Vælg afdeling</option>
        {departments.edges.flatMap(({ node }) => node ?? []).map(({ id, name }) => <option key={id} value={id}>{name}</option>)}
      </Select>
      <Select label="Bestilt af" optional hint="Får besked, når aftalen aktiveres." {...form.field('userId')}>
        <option value="">Ingen</option>
        {buyers.map(({ id, name }) => <option key={id} value={id}>{name}</option>)}
      </Select>
      <FormNumberField form={form} name="duration" label="Varighed i måneder" min={AGREEMENT_TERM_MIN} max={AGREEMENT_TERM_MAX} />
      <div className={styles.pair}>
        <TextField label="Startdato" type="date" {...form.field('startDate')} />
        <TextField label="Slutdato" type="date" {...form.field('endDate')} />
      </div>
      <div className={styles.pair}>
        <Select label="Betalingsinterval" {...form.field('paymentInterval')}>
          {valuesOf(Interval).map((interval) => <option key={interval} value={interval}>{Interval[interval].label}</option>)}
        </Select>
        <Select label="Status" {...form.field('status')}>
          {valuesOf(ServiceAgreementStatus).map((status) => <option key={status} value={status}>{ServiceAgreementStatus[status].label}</option>)}
        </Select>
      </div>
    </>
  );
}

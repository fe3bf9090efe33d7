import { useWatch } from 'react-hook-form';
import { graphql, useFragment } from 'react-relay';
import type { z } from 'zod';
import { savedAgreementText } from '../../../domain/backOffice/consequences.ts';
import { Interval, ServiceAgreementStatus } from '../../../domain/basics/vocabulary.ts';
import {
  AGREEMENT_TERM_MAX,
  AGREEMENT_TERM_MIN,
  type agreementForm,
} from '../../../domain/sales/validation/serviceAgreements.ts';
import styles from '../../parts/lists/cells.module.css';
import { FormNumberField } from '../../ui/form/FormNumberField.tsx';
import type { AppForm } from '../../ui/form/useAppForm.ts';
import { Options } from '../../ui/options.tsx';
import { Select, TextField } from '../../ui/TextField.tsx';
import { BuyerFields, type StoredBuyer } from '../BuyerFields.tsx';
import { useTermEnd } from '../useTermEnd.ts';
import type { AgreementFields_customer$key } from '#relay/AgreementFields_customer.graphql';

export type AgreementValues = z.input<typeof agreementForm>;

interface AgreementFieldsProps {
  form: AppForm<AgreementValues>;
  customer: AgreementFields_customer$key;
  storedBuyer?: StoredBuyer;
}

const customerFragment = graphql`
  fragment AgreementFields_customer on Customer {
    ...BuyerFields_customer
  }
`;

export function AgreementFields({ form, customer, storedBuyer }: AgreementFieldsProps) {
  const company = useFragment(customerFragment, customer);
  const { status, userId } = useWatch({ control: form.control }) as AgreementValues;
  useTermEnd(form, { start: 'startDate', months: 'duration', maxMonths: AGREEMENT_TERM_MAX, end: 'endDate' });
  return (
    <>
      <BuyerFields
        form={form}
        departmentField="departmentId"
        buyerField="userId"
        customer={company}
        buyerLabel="Bestilt af"
        buyerHint="Får besked, når aftalen aktiveres."
        stored={storedBuyer}
      />
      <FormNumberField
        form={form}
        name="duration"
        label="Varighed i måneder"
        min={AGREEMENT_TERM_MIN}
        max={AGREEMENT_TERM_MAX}
      />
      <div className={styles.twoColumns}>
        <TextField label="Startdato" type="date" {...form.field('startDate')} />
        <TextField label="Slutdato" type="date" {...form.field('endDate')} />
      </div>
      <div className={styles.twoColumns}>
        <Select label="Betalingsinterval" {...form.field('paymentInterval')}>
          <Options words={Interval} />
        </Select>
        <Select
          label="Status"
          hint={savedAgreementText(form.formState.defaultValues?.status ?? 'PENDING', status, Boolean(userId))}
          {...form.field('status')}
        >
          <Options words={ServiceAgreementStatus} />
        </Select>
      </div>
    </>
  );
}

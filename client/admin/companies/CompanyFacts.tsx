import type { ReactNode } from 'react';
import { graphql, useFragment } from 'react-relay';
import { companyFieldLabels } from '../../../domain/companies/companyFields.ts';
import { companyValues } from '../../customer/company/companyValues.ts';
import { referencesFact } from '../../parts/externalIds/referencesFact.tsx';
import { PostcodeAndCity } from '../../parts/fields/PostcodeAndCity.tsx';
import { VatNumberInput } from '../../parts/fields/VatNumberInput.tsx';
import { Card, CardHead, FactList } from '../../ui/Card.tsx';
import { TextField } from '../../ui/TextField.tsx';
import styles from './Companies.module.css';
import { CompanyFact, type CompanyFactField, type FactValues } from './CompanyFact.tsx';
import { cvrText } from './companyText.ts';
import type { CompanyFacts_customer$key } from '#relay/CompanyFacts_customer.graphql';

const customerFragment = graphql`
  fragment CompanyFacts_customer on Customer {
    id
    version
    externalReferences {
      program
      externalId
    }
    ...companyValues_customer
  }
`;

/**
 * A company's contact and invoicing details, each edited in its place. `action` is the link or button beside the title.
 */
export function CompanyFacts({ customer, action }: { customer: CompanyFacts_customer$key; action: ReactNode }) {
  const data = useFragment(customerFragment, customer);
  const company = { id: data.id, version: data.version, values: companyValues(data) };
  return (
    <Card flush>
      <CardHead title="Virksomhedsoplysninger" action={action} />
      <div className={styles.facts}>
        <FactList
          facts={[
            ...companyFacts.map((fact) => ({
              term: companyFieldLabels[fact.names[0]],
              value: <CompanyFact company={company} {...fact} />,
            })),
            ...referencesFact(data.externalReferences),
          ]}
        />
      </div>
    </Card>
  );
}

const companyFacts: CompanyFactField[] = [
  { names: ['name'] },
  { names: ['contactPerson'] },
  { names: ['phoneNumber'], type: 'tel' },
  {
    names: ['billingEmail'],
    type: 'email',
    isLink: true,
    show: ({ billingEmail }) => billingEmail && <a href={`mailto:${billingEmail}`}>{billingEmail}</a>,
  },
  {
    names: ['street', 'zip', 'city'],
    show: showAddress,
    fields: (form) => (
      <>
        <TextField label="Gade" optional {...form.field('street')} />
        <PostcodeAndCity form={form} zip="zip" city="city" optional isOwnAddress={false} />
      </>
    ),
  },
  {
    names: ['vatNumber'],
    show: ({ vatNumber }) => cvrText(vatNumber ?? ''),
    fields: (form, stored) => (
      <VatNumberInput
        {...form.field('vatNumber')}
        typedVatNumber={form.watch('vatNumber') ?? ''}
        storedVatNumber={stored.vatNumber ?? ''}
      />
    ),
  },
  { names: ['eanNumber'], inputMode: 'numeric' },
  { names: ['poNumber'] },
];

function showAddress({ street, zip, city }: FactValues): ReactNode {
  const lines = [street, [zip, city].filter(Boolean).join(' ')].filter((line) => line?.trim());
  return (
    lines.length > 0 &&
    lines.map((line) => (
      <span key={line} className={styles.textLine}>
        {line}
      </span>
    ))
  );
}

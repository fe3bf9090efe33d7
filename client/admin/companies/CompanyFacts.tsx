import type { ReactNode } from 'react';
import { graphql, useFragment } from 'react-relay';
import { Card, CardHead, FactList } from '../../ui/Card.tsx';
import styles from './Companies.module.css';
import { cvrText } from './companyText.ts';
import { factOf, billingEmailFact } from './factOf.tsx';
import type { CompanyFacts_customer$key } from './__generated__/CompanyFacts_customer.graphql.ts';

/** A company's contact and invoicing details. `action` is the link or button beside the title. */
export function CompanyFacts({ customer, action }: { customer: CompanyFacts_customer$key; action: ReactNode }) {
  const { contactPerson, phoneNumber, vatNumber, eanNumber, billingEmail, street, zip, city, poNumber } = useFragment(
    graphql`
      fragment CompanyFacts_customer on Customer {
        contactPerson
        phoneNumber
        vatNumber
        eanNumber
        billingEmail
        street
        zip
        city
        poNumber
      }
    `,
    customer,
  );
  return (
    <Card flush>
      <CardHead title="Virksomhedsoplysninger" action={action} />
      <div className={styles.facts}>
        <FactList
          facts={[
            factOf('Kontaktperson', contactPerson),
            factOf('Telefonnummer', phoneNumber),
            billingEmailFact(billingEmail),
            factOf('Adresse', street, `${zip} ${city}`),
            factOf('CVR-nummer', cvrText(vatNumber)),
            factOf('EAN-nummer', eanNumber),
            factOf('PO-nummer', poNumber),
          ]}
        />
      </div>
    </Card>
  );
}

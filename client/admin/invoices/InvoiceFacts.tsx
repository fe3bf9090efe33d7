import type { ReactNode } from 'react';
import { graphql, useFragment } from 'react-relay';
import { formatLongDate } from '../../../domain/basics/dates.ts';
import { labelOf, PaymentMethod } from '../../../domain/basics/vocabulary.ts';
import { Card, CardHead, FactList } from '../../ui/Card.tsx';
import { Link } from '../../ui/Link.tsx';
import { companyPath, cvrText } from '../companies/companyText.ts';
import styles from './AdminInvoices.module.css';
import { invoicePath } from './invoicePath.ts';
import type { InvoiceFacts_invoice$key } from '#relay/InvoiceFacts_invoice.graphql';

const invoiceFragment = graphql`
  fragment InvoiceFacts_invoice on Invoice {
    issuedOn
    dueOn
    method
    contactPerson
    reason
    credits {
      id
      numberText
    }
    customer {
      id
    }
    seller {
      name
      address
      vatNumber
      email
      phone
    }
    buyer {
      name
      department
      street
      zip
      city
      vatNumber
      eanNumber
      poNumber
    }
    payTo {
      bankAccount
      iban
      paymentLine
      reference
    }
  }
`;

/** The days, parties and payment of an invoice, as they are printed on it. */
export function InvoiceFacts({ invoice: key }: { invoice: InvoiceFacts_invoice$key }) {
  const invoice = useFragment(invoiceFragment, key);
  const { issuedOn, dueOn, method, contactPerson, reason, credits, customer, seller, buyer, payTo } = invoice;
  return (
    <Card flush>
      <CardHead title="Oplysninger" />
      <div className={styles.facts}>
        <FactList
          facts={present([
            ['Udstedt', formatLongDate(issuedOn)],
            ['Forfalder', dueOn && formatLongDate(dueOn)],
            ['Betaling', labelOf(PaymentMethod, method)],
            ['Krediterer', credits && <Link to={invoicePath(credits.id)}>Faktura {credits.numberText}</Link>],
            ['Årsag', reason],
            [
              'Køber',
              <Link key="buyer" to={companyPath(customer.id)}>
                {buyer.name}
              </Link>,
            ],
            ['Afdeling', buyer.department],
            ['Adresse', `${buyer.street}, ${buyer.zip} ${buyer.city}`],
            ['CVR-nummer', cvrText(buyer.vatNumber)],
            ['Kontaktperson', contactPerson],
            ['EAN-nummer', buyer.eanNumber],
            ['PO-nummer', buyer.poNumber],
            ['Betalingslinje', payTo?.paymentLine],
            ['Bankkonto', payTo?.bankAccount],
            ['IBAN', payTo?.iban],
            ['Reference', payTo?.reference],
            ['Sælger', `${seller.name}, ${seller.address}`],
            ['Sælgers CVR-nummer', cvrText(seller.vatNumber)],
            ['Sælgers kontakt', `${seller.email}, ${seller.phone}`],
          ])}
        />
      </div>
    </Card>
  );
}

/** Leaves out the facts without a value. */
const present = (facts: [term: string, value: ReactNode][]) =>
  facts.flatMap(([term, value]) => (value ? [{ term, value }] : []));

import { FileText } from 'lucide-react';
import { graphql, useFragment } from 'react-relay';
import { formatDate } from '../../../domain/basics/dates.ts';
import { formatExact } from '../../../domain/basics/money.ts';
import { Card, CardHead, List, ListItem } from '../../ui/Card.tsx';
import { Tile } from '../../ui/Tile.tsx';
import { invoicePath } from './invoicePath.ts';
import type { InvoiceCredits_invoice$key } from '#relay/InvoiceCredits_invoice.graphql';

const invoiceFragment = graphql`
  fragment InvoiceCredits_invoice on Invoice {
    creditNotes {
      id
      numberText
      issuedOn
      gross
      reason
    }
  }
`;

/** The credit notes of an invoice. Renders nothing without any. */
export function InvoiceCredits({ invoice }: { invoice: InvoiceCredits_invoice$key }) {
  const { creditNotes } = useFragment(invoiceFragment, invoice);
  if (creditNotes.length === 0) return null;
  return (
    <Card flush>
      <CardHead title="Kreditnotaer" />
      <List>
        {creditNotes.map(({ id, numberText, issuedOn, gross, reason }) => (
          <ListItem
            key={id}
            to={invoicePath(id)}
            icon={
              <Tile grey>
                <FileText />
              </Tile>
            }
            title={`Kreditnota ${numberText}`}
            text={[formatDate(issuedOn), reason].filter(Boolean).join(' · ')}
            end={<span className="num">{formatExact(gross)}</span>}
            shortEnd
          />
        ))}
      </List>
    </Card>
  );
}

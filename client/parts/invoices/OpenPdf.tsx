import { FileText } from 'lucide-react';
import { useState } from 'react';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay';
import { messageOf } from '../../app/relay/errors.ts';
import { Button } from '../../ui/Button.tsx';
import { toast } from '../../ui/Toast.tsx';
import { openDocument } from './openDocument.ts';
import type { OpenPdfQuery } from '#relay/OpenPdfQuery.graphql';

interface OpenPdfProps {
  id: string;
  /** Names the invoice for screen readers, because a list has a button for each. */
  name: string;
  size?: 'small';
  /** Whether an admin opens an invoice of any company. */
  isAdmin?: boolean;
  /** A short text for lists. */
  short?: boolean;
}

const query = graphql`
  query OpenPdfQuery($id: ID!, $isAdmin: Boolean!) {
    node(id: $id) @skip(if: $isAdmin) {
      ... on Invoice {
        documentUrl
      }
    }
    admin @include(if: $isAdmin) {
      invoice(id: $id) {
        documentUrl
      }
    }
  }
`;

/** A button that opens the PDF of an invoice in a new tab. Its address is valid for minutes, so a press asks for it. */
export function OpenPdf({ id, name, size, isAdmin = false, short }: OpenPdfProps) {
  const environment = useRelayEnvironment();
  const [isOpening, setOpening] = useState(false);
  const open = async () => {
    setOpening(true);
    try {
      await openDocument(fetchAddress);
    } catch (error) {
      toast.error(messageOf(error, 'Kunne ikke åbne PDF'));
    } finally {
      setOpening(false);
    }
  };
  const fetchAddress = async () => {
    const data = await fetchQuery<OpenPdfQuery>(
      environment,
      query,
      { id, isAdmin },
      { fetchPolicy: 'network-only' },
    ).toPromise();
    const address = data?.node?.documentUrl ?? data?.admin?.invoice?.documentUrl;
    if (!address) throw new Error('Invoice not found');
    return address;
  };
  return (
    <Button
      {...(size && { size })}
      isPending={isOpening}
      aria-label={`Åbn PDF, ${name} (åbner i en ny fane)`}
      onPress={() => void open()}
    >
      <FileText aria-hidden /> {short ? 'PDF' : 'Åbn PDF'}
    </Button>
  );
}

import { FileCheck } from 'lucide-react';
import { graphql, readInlineData } from 'react-relay';
import { formatDate, formatDateTime } from '../../../domain/basics/dates.ts';
import { TermsDocument, termsPath } from '../../../domain/sales/termsVersions.ts';
import type { PaginationState } from '../../app/relay/useMorePages.ts';
import { Link } from '../../ui/Link.tsx';
import { Section } from '../../ui/Page.tsx';
import type { List } from '../lists/list.ts';
import { PlainRows } from '../lists/PlainRows.tsx';
import type { AcceptanceTable_acceptance$key } from '#relay/AcceptanceTable_acceptance.graphql';

const fragment = graphql`
  fragment AcceptanceTable_acceptance on TermsAcceptance @inline {
    id
    document
    termsVersion
    description
    acceptedBy
    acceptedAt
    address
  }
`;

const readAcceptance = (key: AcceptanceTable_acceptance$key) => readInlineData(fragment, key);

type Acceptance = ReturnType<typeof readAcceptance>;

const acceptanceList: List<Acceptance> = {
  label: 'Accepterede betingelser',
  columns: [
    {
      id: 'document',
      title: 'Betingelser',
      cell: ({ document, termsVersion }) => (
        <Link to={termsPath(document as TermsDocument, termsVersion)} newTab>
          {TermsDocument[document as TermsDocument].label}, version {formatDate(termsVersion)}
        </Link>
      ),
    },
    { id: 'description', title: 'Hvad', cell: ({ description }) => description },
    { id: 'by', title: 'Accepteret af', cell: ({ acceptedBy }) => acceptedBy },
    { id: 'at', title: 'Hvornår', cell: ({ acceptedAt }) => formatDateTime(acceptedAt) },
    { id: 'address', title: 'Netværksadresse', cell: ({ address }) => address ?? '–' },
  ],
  failure: 'Kunne ikke hente betingelser',
  icon: <FileCheck />,
  empty: {
    title: 'Ingen betingelser endnu',
    text: 'Efter en bestilling eller fornyelse står her, hvilken version der er accepteret, og af hvem.',
  },
};

interface AcceptanceTableProps {
  acceptances: readonly AcceptanceTable_acceptance$key[];
  total: number;
  pages: PaginationState;
}

/** The terms that a company has accepted, newest first, each with a link to exactly that version. */
export const AcceptanceTable = ({ acceptances, total, pages }: AcceptanceTableProps) => (
  <Section title={acceptanceList.label}>
    <PlainRows list={acceptanceList} rows={acceptances.map(readAcceptance)} total={total} pages={pages} />
  </Section>
);

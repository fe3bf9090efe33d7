import { graphql, useFragment } from 'react-relay';
import { formatDate } from '../../../domain/basics/dates.ts';
import { TermsDocument, termsPath } from '../../../domain/sales/termsVersions.ts';
import { nodesOf } from '../../app/relay/nodesOf.ts';
import styles from '../../parts/documents/Documents.module.css';
import { OpenPdf } from '../../parts/invoices/OpenPdf.tsx';
import { Card, CardHead } from '../../ui/Card.tsx';
import { Link } from '../../ui/Link.tsx';
import type { AutomaticDocuments_customer$key } from '#relay/AutomaticDocuments_customer.graphql';

const customerFragment = graphql`
  fragment AutomaticDocuments_customer on Customer {
    invoices(first: 5) {
      edges {
        node {
          id
          numberText
          issuedOn
        }
      }
    }
    termsAcceptances(first: 5) {
      edges {
        node {
          id
          document
          termsVersion
          acceptedBy
          acceptedAt
        }
      }
    }
  }
`;

/** What the portal itself files: the newest invoices and the terms that were accepted. Nobody can change it. */
export function AutomaticDocuments({ customer }: { customer: AutomaticDocuments_customer$key }) {
  const { invoices, termsAcceptances } = useFragment(customerFragment, customer);
  const issued = nodesOf(invoices).filter(({ issuedOn }) => issuedOn);
  const accepted = termsAcceptances ? nodesOf(termsAcceptances) : [];
  if (!issued.length && !accepted.length) return null;
  return (
    <Card flush>
      <CardHead title="Kommer hertil af sig selv" action={<Link to="/payments">Alle fakturaer</Link>} />
      <ul className={styles.versions}>
        {issued.map(({ id, numberText, issuedOn }) => (
          <li key={id} className={styles.actions}>
            <span>
              Faktura {numberText}
              {issuedOn && <span className={styles.details}> · {formatDate(issuedOn)}</span>}
            </span>
            <OpenPdf id={id} name={`faktura ${numberText}`} size="small" short />
          </li>
        ))}
        {accepted.map(({ id, document, termsVersion, acceptedBy, acceptedAt }) => (
          <li key={id}>
            <Link to={termsPath(document as TermsDocument, termsVersion)} newTab>
              {TermsDocument[document as TermsDocument].label}, version {formatDate(termsVersion)}
            </Link>
            <span className={styles.details}>
              {' '}
              · accepteret af {acceptedBy}, {formatDate(acceptedAt)}
            </span>
          </li>
        ))}
      </ul>
    </Card>
  );
}

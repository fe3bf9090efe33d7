import { graphql, useFragment } from 'react-relay';
import { formatDate } from '../../../domain/basics/dates.ts';
import { TermsDocument, termsPath } from '../../../domain/sales/termsVersions.ts';
import { nodesOf } from '../../app/relay/nodesOf.ts';
import { Sees } from '../../app/shell/rights/subjects.tsx';
import styles from '../../parts/documents/Documents.module.css';
import { FileLine } from '../../parts/files/FileLine.tsx';
import { OpenPdf } from '../../parts/invoices/OpenPdf.tsx';
import { StatementButton } from '../../parts/invoices/StatementButton.tsx';
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
    serviceAgreements(first: 5) {
      edges {
        node {
          id
          files(first: 3) {
            edges {
              node {
                id
                ...FileLine_file
              }
            }
          }
        }
      }
    }
    acceptedTerms {
      id
      document
      termsVersion
      acceptedBy
      acceptedAt
    }
  }
`;

/**
 * The documents that are elsewhere in the portal: the newest invoices, statements, files of agreements, and the terms
 * that were accepted, each version once with who accepted it first. Nobody can change them here.
 */
export function AutomaticDocuments({ customer }: { customer: AutomaticDocuments_customer$key }) {
  const { invoices, serviceAgreements, acceptedTerms } = useFragment(customerFragment, customer);
  const issued = nodesOf(invoices).filter(({ issuedOn }) => issuedOn);
  const signed = nodesOf(serviceAgreements).flatMap(({ files }) => nodesOf(files));
  const accepted = acceptedTerms ?? [];
  if (!issued.length && !signed.length && !accepted.length) return null;
  return (
    <Card flush>
      <CardHead
        title="Kommer hertil af sig selv"
        action={
          <Sees subject="FINANCE">
            <Link to="/payments">Alle fakturaer</Link> <StatementButton />
          </Sees>
        }
      />
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
        {signed.map((file) => (
          <li key={file.id}>
            <FileLine file={file} />
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

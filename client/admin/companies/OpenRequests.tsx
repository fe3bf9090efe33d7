import { Inbox, KeyRound } from 'lucide-react';
import { graphql, readInlineData, useFragment } from 'react-relay';
import { formatDate } from '../../../domain/basics/dates.ts';
import { formatCount } from '../../../domain/basics/formatCount.ts';
import { labelOf, LicenseRequestStatus, Plan } from '../../../domain/basics/vocabulary.ts';
import { nodesOf } from '../../app/relay/nodesOf.ts';
import { Card, CardHead, EmptyState, List, ListItem } from '../../ui/Card.tsx';
import { Link } from '../../ui/Link.tsx';
import { StatusBadge } from '../../ui/StatusBadge.tsx';
import { Tile } from '../../ui/Tile.tsx';
import { companyPath } from './companyText.ts';
import type { OpenRequests_customer$key } from '#relay/OpenRequests_customer.graphql';
import type { OpenRequests_request$key } from '#relay/OpenRequests_request.graphql';

const SHOWN_COUNT = 3;

const customerFragment = graphql`
  fragment OpenRequests_customer on Customer {
    id
    pending: licenseRequests(first: 5, status: PENDING) {
      edges {
        node {
          ...OpenRequests_request
        }
      }
    }
    processing: licenseRequests(first: 5, status: PROCESSING) {
      edges {
        node {
          ...OpenRequests_request
        }
      }
    }
    approved: licenseRequests(first: 5, status: APPROVED) {
      edges {
        node {
          ...OpenRequests_request
        }
      }
    }
  }
`;

/** The newest licence requests of a company that are pending, being processed or approved. */
export function OpenRequests({ customer }: { customer: OpenRequests_customer$key }) {
  const { id: customerId, pending, processing, approved } = useFragment(customerFragment, customer);
  const requestsPath = companyPath(customerId, 'anmodninger');
  const openRequests = [pending, processing, approved]
    .flatMap((requests) => nodesOf(requests).map(readRequest))
    .toSorted((a, b) => b.createdAt.localeCompare(a.createdAt));
  return (
    <Card flush>
      <CardHead
        title="Åbne licensanmodninger"
        action={
          <Link to={requestsPath}>
            Se alle<span className="visually-hidden"> licensanmodninger</span>
          </Link>
        }
      />
      {openRequests.length ? (
        <List>
          {openRequests
            .slice(0, SHOWN_COUNT)
            .map(({ id, status, licenseType, requestedLicenses, createdAt, department, installation }) => (
              <ListItem
                key={id}
                to={requestsPath}
                icon={
                  <Tile grey>
                    <KeyRound />
                  </Tile>
                }
                title={`${formatCount(requestedLicenses)} × ${labelOf(Plan, licenseType)}`}
                text={`${department.name} · ${installation.subdomain}`}
                end={
                  <>
                    <StatusBadge words={LicenseRequestStatus} status={status} />
                    <time dateTime={createdAt}>{formatDate(createdAt)}</time>
                  </>
                }
              />
            ))}
        </List>
      ) : (
        <EmptyState
          icon={<Inbox />}
          title="Ingen åbne anmodninger"
          text="Når kunden bestiller licenser, står anmodningen her."
        />
      )}
    </Card>
  );
}

const requestFragment = graphql`
  fragment OpenRequests_request on LicenseRequest @inline {
    id
    status
    licenseType
    requestedLicenses
    createdAt
    department {
      name
    }
    installation {
      subdomain
    }
  }
`;

/** Reads the fields of a request that every operation of this list fetches. */
const readRequest = (request: OpenRequests_request$key) => readInlineData(requestFragment, request);

import { Clock, LockKeyhole } from 'lucide-react';
import { graphql, useLazyLoadQuery } from 'react-relay';
import { useLocation } from 'react-router';
import { Subject } from '../../../../domain/basics/vocabulary.ts';
import { ButtonLink } from '../../../ui/Button.tsx';
import { Card, EmptyState } from '../../../ui/Card.tsx';
import { Page } from '../../../ui/Page.tsx';
import { RequestRightsButton } from './RequestRightsButton.tsx';
import { useRightsRequests } from './useRightsRequests.ts';
import type { NoAccessQuery } from '#relay/NoAccessQuery.graphql';
import type { useRightsRequests_customer$key } from '#relay/useRightsRequests_customer.graphql';

const query = graphql`
  query NoAccessQuery {
    viewer {
      customer {
        ...useRightsRequests_customer
      }
    }
  }
`;

/** A longer search is left out of the address of a request, of which the server takes 500 characters. */
const MAX_SEARCH = 400;

/** In place of a screen whose subject the viewer does not see: says whom to ask, and asks them. */
export function NoAccess({ subject }: { subject: Subject }) {
  const { customer } = useLazyLoadQuery<NoAccessQuery>(query, {}, { fetchPolicy: 'store-and-network' }).viewer;
  return (
    <Page title={Subject[subject].label}>
      <Card flush>{customer && <Ask customer={customer} subject={subject} />}</Card>
    </Page>
  );
}

function Ask({ customer, subject }: { customer: useRightsRequests_customer$key; subject: Subject }) {
  const { pathname, search } = useLocation();
  const { asked, administrators, connection } = useRightsRequests(customer);
  const names = administrators || 'Kontoadministratoren';
  const path = search.length < MAX_SEARCH ? pathname + search : pathname;
  const toOverview = <ButtonLink to="/dashboard">Til overblikket</ButtonLink>;
  if (asked.has(subject))
    return (
      <div role="status">
        <EmptyState
          icon={<Clock />}
          title="Anmodningen er sendt"
          text={`${names} har fået en mail. Siden åbner af sig selv, når du har fået adgang.`}
          action={toOverview}
        />
      </div>
    );
  return (
    <EmptyState
      icon={<LockKeyhole />}
      title={`Du har ikke adgang til ${Subject[subject].label}`}
      text={administrators ? `Kontoadministrator: ${administrators}` : 'Spørg en kontoadministrator.'}
      action={
        <>
          <RequestRightsButton subject={subject} path={path} connection={connection} isPrimary />
          {toOverview}
        </>
      }
    />
  );
}

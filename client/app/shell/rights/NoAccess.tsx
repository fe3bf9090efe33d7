import { Clock, LockKeyhole } from 'lucide-react';
import { graphql, useLazyLoadQuery } from 'react-relay';
import { useLocation } from 'react-router';
import { Subject } from '../../../../domain/basics/vocabulary.ts';
import { Banner } from '../../../ui/Banner.tsx';
import { Button, ButtonLink } from '../../../ui/Button.tsx';
import { Card, EmptyState } from '../../../ui/Card.tsx';
import { Page } from '../../../ui/Page.tsx';
import { nodesOf } from '../../relay/nodesOf.ts';
import { useAction } from '../../relay/useAction.ts';
import { useAttempt } from '../../relay/useAttempt.ts';
import { useLiveUpdates } from '../../relay/useLiveUpdates.ts';
import { useFrameContext } from '../useFrame.ts';
import type { NoAccessMutation } from '#relay/NoAccessMutation.graphql';
import type { NoAccessQuery } from '#relay/NoAccessQuery.graphql';

const query = graphql`
  query NoAccessQuery {
    viewer {
      customer {
        administratorNames
        rightsRequests(first: 20) @connection(key: "NoAccess_rightsRequests") {
          __id
          edges {
            node {
              id
              subject
              user {
                isViewer
              }
            }
          }
        }
      }
    }
  }
`;

const subscription = graphql`
  subscription NoAccessSubscription($connections: [ID!]!) {
    rightsRequestChanged {
      edge @appendEdge(connections: $connections) {
        node {
          id
          subject
          user {
            isViewer
          }
        }
      }
      deletedId @deleteEdge(connections: $connections)
    }
  }
`;

const mutation = graphql`
  mutation NoAccessMutation($input: RequestRightsInput!, $connections: [ID!]!) {
    requestRights(input: $input) {
      edge @appendEdge(connections: $connections) {
        node {
          id
          subject
          user {
            isViewer
          }
        }
      }
    }
  }
`;

/** In place of a screen whose subject the viewer does not see: says whom to ask, and asks them. */
export function NoAccess({ subject }: { subject: Subject }) {
  const { customer } = useLazyLoadQuery<NoAccessQuery>(query, {}, { fetchPolicy: 'store-and-network' }).viewer;
  const { label } = Subject[subject];
  return (
    <Page title={label}>
      <Card flush>{customer && <Ask customer={customer} subject={subject} />}</Card>
    </Page>
  );
}

const nameList = new Intl.ListFormat('da');

interface AskProps {
  customer: NonNullable<NoAccessQuery['response']['viewer']['customer']>;
  subject: Subject;
}

function Ask({ customer: { administratorNames, rightsRequests }, subject }: AskProps) {
  const { viewer } = useFrameContext();
  const { pathname, search } = useLocation();
  useLiveUpdates(subscription, rightsRequests.__id);
  const [send, isSending] = useAction<NoAccessMutation>(mutation);
  const { attempt, message } = useAttempt(async () => {
    await send({ input: { subject, path: pathname + search }, connections: [rightsRequests.__id] });
  }, 'Kunne ikke sende anmodningen');
  const { label } = Subject[subject];
  const names = nameList.format(administratorNames);
  const isAsked = nodesOf(rightsRequests).some(({ user, subject: asked }) => user.isViewer && asked === subject);
  const toOverview = <ButtonLink to="/dashboard">Til overblikket</ButtonLink>;
  if (isAsked)
    return (
      <div role="status">
        <EmptyState
          icon={<Clock />}
          title="Anmodningen er sendt"
          text={`${names || 'Kontoadministratoren'} har fået en mail. Siden åbner af sig selv, når du har fået adgang.`}
          action={toOverview}
        />
      </div>
    );
  return (
    <>
      <EmptyState
        icon={<LockKeyhole />}
        title={`Du har ikke adgang til ${label}`}
        text={names ? `Kontoadministrator: ${names}` : 'Spørg en kontoadministrator.'}
        action={
          <>
            {!viewer.preview && (
              <Button variant="primary" isPending={isSending} onPress={() => void attempt()}>
                Anmod om adgang
              </Button>
            )}
            {toOverview}
          </>
        }
      />
      {message && (
        <Banner tone="red" role="alert">
          {message}
        </Banner>
      )}
    </>
  );
}

import { graphql, useFragment } from 'react-relay';
import { formatRecent } from '../../../domain/basics/dates.ts';
import { labelOf, Subject } from '../../../domain/basics/vocabulary.ts';
import { useActionWithToast } from '../../parts/edits/useActionWithToast.ts';
import { Avatar } from '../../ui/Badge.tsx';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { ListItem } from '../../ui/Card.tsx';
import styles from './Users.module.css';
import type { RightsRequestRow_request$key } from '#relay/RightsRequestRow_request.graphql';
import type { RightsRequestRowMutation } from '#relay/RightsRequestRowMutation.graphql';

const requestFragment = graphql`
  fragment RightsRequestRow_request on RightsRequest {
    id
    subject
    createdAt
    user {
      id
      name
    }
    department {
      name
    }
  }
`;

const mutation = graphql`
  mutation RightsRequestRowMutation($id: ID!, $isGranted: Boolean!, $connections: [ID!]!) {
    answerRightsRequest(id: $id, isGranted: $isGranted) {
      deletedId @deleteEdge(connections: $connections)
    }
  }
`;

interface RightsRequestRowProps {
  request: RightsRequestRow_request$key;
  /** Id of the connection that the request leaves. */
  connection: string;
}

/** A user who asks to see a subject or a department: the two answers, and the page on which rights are adjusted. */
export function RightsRequestRow({ request, connection }: RightsRequestRowProps) {
  const { id, subject, createdAt, user, department } = useFragment(requestFragment, request);
  const [grant, isGranting] = useActionWithToast<RightsRequestRowMutation>(mutation, {
    done: `${user.name} har fået en mail om adgangen`,
    failure: 'Kunne ikke give adgang',
  });
  const [decline, isDeclining] = useActionWithToast<RightsRequestRowMutation>(mutation, {
    done: 'Anmodningen er afvist',
    failure: 'Kunne ikke afvise anmodningen',
  });
  const asked = [subject && labelOf(Subject, subject), department?.name].filter(Boolean).join(' i ');
  const answer = (isGranted: boolean) => ({ id, isGranted, connections: [connection] });
  return (
    <ListItem
      icon={<Avatar name={user.name} />}
      title={user.name}
      text={`Vil gerne se ${asked} · ${formatRecent(createdAt)}`}
      end={
        <span className={styles.actions}>
          <Button
            size="small"
            variant="primary"
            aria-label={`Giv adgang: ${user.name}, ${asked}`}
            isPending={isGranting}
            isDisabled={isDeclining}
            onPress={() => void grant(answer(true))}
          >
            Giv adgang
          </Button>
          <ButtonLink size="small" to={`/users/${user.id}`}>
            Tilpas<span className="visually-hidden"> rettigheder: {user.name}</span>
          </ButtonLink>
          <Button
            size="small"
            aria-label={`Afvis: ${user.name}, ${asked}`}
            isPending={isDeclining}
            isDisabled={isGranting}
            onPress={() => void decline(answer(false))}
          >
            Afvis
          </Button>
        </span>
      }
    />
  );
}

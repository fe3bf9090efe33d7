import { ConnectionHandler, graphql, useFragment } from 'react-relay';
import { CompanyRole, labelOf } from '../../../domain/basics/vocabulary.ts';
import { messageOf } from '../../app/relay/errors.ts';
import { useAction } from '../../app/relay/useAction.ts';
import { Allowed } from '../../app/shell/permissions.tsx';
import { Avatar } from '../../ui/Badge.tsx';
import { Button } from '../../ui/Button.tsx';
import { ListItem } from '../../ui/Card.tsx';
import { toast } from '../../ui/Toast.tsx';
import { deactivatedUsersOf } from './deactivatedUsersOf.ts';
import type { DeactivatedUserRow_user$key } from '#relay/DeactivatedUserRow_user.graphql';
import type { DeactivatedUserRowMutation } from '#relay/DeactivatedUserRowMutation.graphql';

interface DeactivatedUserRowProps {
  user: DeactivatedUserRow_user$key;
  customerId: string;
}

const userFragment = graphql`
  fragment DeactivatedUserRow_user on User {
    id
    name
    email
    companyRole
  }
`;

const mutation = graphql`
  mutation DeactivatedUserRowMutation($id: ID!, $active: [ID!]!, $deactivated: [ID!]!) {
    reactivateColleague(id: $id) {
      active {
        edge @appendEdge(connections: $active) {
          node {
            ...UserTable_user
          }
        }
      }
      deactivated {
        deletedId @deleteEdge(connections: $deactivated)
      }
    }
  }
`;

export function DeactivatedUserRow({ user, customerId }: DeactivatedUserRowProps) {
  const { id, name, email, companyRole } = useFragment(userFragment, user);
  const [reactivate, isPending] = useAction<DeactivatedUserRowMutation>(mutation);
  const attempt = () =>
    reactivate({
      id,
      active: [ConnectionHandler.getConnectionID(customerId, 'UserTable_users')],
      deactivated: [deactivatedUsersOf(customerId)],
    }).then(
      () => toast.success('Bruger genaktiveret'),
      (error: unknown) => toast.error(messageOf(error, 'Kunne ikke genaktivere brugeren')),
    );
  return (
    <ListItem
      icon={<Avatar name={name} />}
      title={name}
      text={`${email} · ${labelOf(CompanyRole, companyRole)}`}
      end={
        <Allowed to="canManagePeople">
          <Button size="small" aria-label={`Genaktivér ${name}`} isPending={isPending} onPress={() => void attempt()}>
            Genaktivér
          </Button>
        </Allowed>
      }
    />
  );
}

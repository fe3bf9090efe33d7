import { ConnectionHandler, graphql, useFragment } from 'react-relay';
import { CompanyRole, labelOf } from '../../../domain/basics/vocabulary.ts';
import { Allowed } from '../../app/shell/permissions.tsx';
import { useActionWithToast } from '../../parts/edits/useActionWithToast.ts';
import { Avatar } from '../../ui/Badge.tsx';
import { Button } from '../../ui/Button.tsx';
import { ListItem } from '../../ui/Card.tsx';
import { deactivatedUsersOf } from './deactivatedUsersOf.ts';
import type { DeactivatedUserRow_user$key } from '#relay/DeactivatedUserRow_user.graphql';
import type { DeactivatedUserRowMutation } from '#relay/DeactivatedUserRowMutation.graphql';

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

export function DeactivatedUserRow({ user, customerId }: { user: DeactivatedUserRow_user$key; customerId: string }) {
  const { id, name, email, companyRole } = useFragment(userFragment, user);
  const [reactivate, isPending] = useActionWithToast<DeactivatedUserRowMutation>(mutation, {
    done: 'Bruger genaktiveret',
    failure: 'Kunne ikke genaktivere brugeren',
  });
  const active = [ConnectionHandler.getConnectionID(customerId, 'UserTable_users')];
  const reactivateUser = () => reactivate({ id, active, deactivated: [deactivatedUsersOf(customerId)] });
  return (
    <ListItem
      icon={<Avatar name={name} />}
      title={name}
      text={`${email} · ${labelOf(CompanyRole, companyRole)}`}
      end={
        <Allowed to="canManagePeople">
          <Button
            size="small"
            aria-label={`Genaktivér ${name}`}
            isPending={isPending}
            onPress={() => void reactivateUser()}
          >
            Genaktivér
          </Button>
        </Allowed>
      }
    />
  );
}

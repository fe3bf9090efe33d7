import { Suspense, useState } from 'react';
import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay';
import { useAction } from '../../relay/useAction.ts';
import { useAttempt } from '../../relay/useAttempt.ts';
import { Avatar } from '../../ui/Badge.tsx';
import { Spinner } from '../../ui/Meters.tsx';
import { PickList } from '../../ui/PickList.tsx';
import { toast } from '../../ui/Toast.tsx';
import { PickDialog } from './PickDialog.tsx';
import type { PointOfContactDialogMutation } from './__generated__/PointOfContactDialogMutation.graphql.ts';
import type { PointOfContactDialogQuery } from './__generated__/PointOfContactDialogQuery.graphql.ts';

/** The team members to choose from; loaded when the dialog opens. */
export const pointOfContactDialogQuery = graphql`
  query PointOfContactDialogQuery {
    admin {
      team {
        id
        name
        title
        email
        avatar
      }
    }
  }
`;

interface PointOfContactDialogProps {
  customerId: string;
  /** Id of the current contact; empty for nobody, like the option in the list. */
  current: string;
  team: PreloadedQuery<PointOfContactDialogQuery>;
  title: string;
  onClose: () => void;
}

const noContact = {
  id: '',
  title: 'Ingen',
  text: 'Kunden ser ingen kontaktperson, og alle administratorer får besked om det, der sker.',
};

export function PointOfContactDialog({ customerId, current, team, title, onClose }: PointOfContactDialogProps) {
  const [picked, setPicked] = useState(current);
  const [choose, isSaving] = useAction<PointOfContactDialogMutation>(graphql`
    mutation PointOfContactDialogMutation($customerId: ID!, $pointOfContactId: ID) {
      setPointOfContact(customerId: $customerId, pointOfContactId: $pointOfContactId) {
        edge {
          node {
            ...PointOfContactChoice_customer
          }
        }
      }
    }
  `);
  const { attempt, message } = useAttempt(async () => {
    await choose({ customerId, pointOfContactId: picked || null });
    toast.success('Point of contact opdateret');
    onClose();
  }, 'Kunne ikke opdatere point of contact');
  return (
    <PickDialog
      title={title}
      save={{ label: 'Gem', isDisabled: picked === current, onPress: attempt }}
      isSaving={isSaving}
      message={message}
      onClose={onClose}
    >
      <Suspense fallback={<Spinner />}>
        <People team={team} picked={picked} onPick={setPicked} canPickNobody={current !== ''} />
      </Suspense>
    </PickDialog>
  );
}

interface PeopleProps {
  team: PreloadedQuery<PointOfContactDialogQuery>;
  picked: string;
  onPick: (id: string) => void;
  canPickNobody: boolean;
}

function People({ team, picked, onPick, canPickNobody }: PeopleProps) {
  const { admin } = usePreloadedQuery<PointOfContactDialogQuery>(pointOfContactDialogQuery, team);
  const people = admin.team.map(({ id, name, title, email, avatar }) => ({
    id,
    title: name,
    text: `${title} · ${email}`,
    icon: <Avatar name={name} src={avatar} />,
  }));
  return (
    <PickList
      label="Team medlemmer"
      picked={picked}
      onPick={onPick}
      items={canPickNobody ? [...people, noContact] : people}
      empty="Der er ingen aktive team medlemmer. Tilføj dem under Admin: Team."
    />
  );
}

import { Suspense, useState } from 'react';
import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay';
import { useAction } from '../../app/relay/useAction.ts';
import { useAttempt } from '../../app/relay/useAttempt.ts';
import { Avatar } from '../../ui/Badge.tsx';
import { Spinner } from '../../ui/Meters.tsx';
import { PickList } from '../../ui/PickList.tsx';
import { toast } from '../../ui/Toast.tsx';
import { PickDialog } from './PickDialog.tsx';
import type { PointOfContactDialogMutation } from '#relay/PointOfContactDialogMutation.graphql';
import type { PointOfContactDialogQuery } from '#relay/PointOfContactDialogQuery.graphql';

/** The active team members; loaded when the dialog opens. */
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
  /** Id of the current point of contact; empty when there is none. */
  currentId: string;
  queryRef: PreloadedQuery<PointOfContactDialogQuery>;
  title: string;
  onClose: () => void;
}

const nobodyItem = {
  id: '',
  title: 'Ingen',
  text: 'Kunden ser ingen kontaktperson, og alle administratorer får besked om det, der sker.',
};

const mutation = graphql`
  mutation PointOfContactDialogMutation($customerId: ID!, $pointOfContactId: ID) {
    setPointOfContact(customerId: $customerId, pointOfContactId: $pointOfContactId) {
      edge {
        node {
          ...PointOfContactChoice_customer
        }
      }
    }
  }
`;

export function PointOfContactDialog({ customerId, currentId, queryRef, title, onClose }: PointOfContactDialogProps) {
  const [pickedId, setPickedId] = useState(currentId);
  const [setPointOfContact, isSaving] = useAction<PointOfContactDialogMutation>(mutation);
  const { attempt, message } = useAttempt(async () => {
    await setPointOfContact({ customerId, pointOfContactId: pickedId || null });
    toast.success('Point of contact opdateret');
    onClose();
  }, 'Kunne ikke opdatere point of contact');
  return (
    <PickDialog
      title={title}
      saveButton={{ label: 'Gem', isDisabled: pickedId === currentId, onPress: attempt }}
      isSaving={isSaving}
      message={message}
      onClose={onClose}
    >
      <Suspense fallback={<Spinner />}>
        <TeamMembers queryRef={queryRef} pickedId={pickedId} onPick={setPickedId} canPickNobody={currentId !== ''} />
      </Suspense>
    </PickDialog>
  );
}

interface TeamMembersProps {
  queryRef: PreloadedQuery<PointOfContactDialogQuery>;
  pickedId: string;
  onPick: (id: string) => void;
  canPickNobody: boolean;
}

function TeamMembers({ queryRef, pickedId, onPick, canPickNobody }: TeamMembersProps) {
  const { admin } = usePreloadedQuery<PointOfContactDialogQuery>(pointOfContactDialogQuery, queryRef);
  const members = admin.team.map(({ id, name, title, email, avatar }) => ({
    id,
    title: name,
    text: `${title} · ${email}`,
    icon: <Avatar name={name} src={avatar} />,
  }));
  return (
    <PickList
      label="Team medlemmer"
      picked={pickedId}
      onPick={onPick}
      items={canPickNobody ? [...members, nobodyItem] : members}
      empty="Der er ingen aktive team medlemmer. Tilføj dem under Admin: Team."
    />
  );
}

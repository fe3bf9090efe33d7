import { ArrowUpDown } from 'lucide-react';
import { useState } from 'react';
import { graphql } from 'react-relay';
import { moveOnWaitingListText } from '../../../domain/consequences.ts';
import { useAction } from '../../relay/useAction.ts';
import { useAttempt } from '../../relay/useAttempt.ts';
import { IconButton } from '../../ui/Button.tsx';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { Menu } from '../../ui/Menu.tsx';
import type { RegistrationRow } from './RegistrationRow.ts';
import type { MoveMenuMutation } from './__generated__/MoveMenuMutation.graphql.ts';

interface MoveMenuProps {
  registration: RegistrationRow;
  waitingCount: number;
}

/** Moves a person on the waiting list. The move is confirmed, because it decides who is offered the next seat. */
export function MoveMenu({ registration, waitingCount }: MoveMenuProps) {
  const [newPosition, setNewPosition] = useState<number>();
  const { name, waitingPosition } = registration;
  const position = waitingPosition ?? 1;
  const moves = [
    { id: 'first', label: 'Flyt forrest', to: 1 },
    { id: 'up', label: 'Flyt en plads frem', to: position - 1 },
    { id: 'down', label: 'Flyt en plads tilbage', to: position + 1 },
    { id: 'last', label: 'Flyt bagest', to: waitingCount },
  ].filter(({ to }) => to >= 1 && to <= waitingCount && to !== position);
  if (!moves.length) return '-';
  const label = `Flyt ${name} i køen`;
  return (
    <>
      <Menu
        label={label}
        trigger={
          <IconButton label={label} size="small">
            <ArrowUpDown aria-hidden />
          </IconButton>
        }
        entries={moves.map(({ id, label: text, to }) => ({ id, label: text, onAction: () => setNewPosition(to) }))}
      />
      {newPosition !== undefined && (
        <MoveDialog registration={registration} position={newPosition} onClose={() => setNewPosition(undefined)} />
      )}
    </>
  );
}

interface MoveDialogProps {
  registration: RegistrationRow;
  position: number;
  onClose: () => void;
}

function MoveDialog({ registration: { id, version, name }, position, onClose }: MoveDialogProps) {
  const [move] = useAction<MoveMenuMutation>(graphql`
    mutation MoveMenuMutation($id: ID!, $version: Int, $position: Int!) {
      moveOnWaitingList(id: $id, version: $version, position: $position) {
        edge {
          node {
            ...readRegistration_registration
            event {
              ...EventQueue_event
            }
          }
        }
      }
    }
  `);
  const { attempt, message } = useAttempt(async () => {
    await move({ id, version, position });
    onClose();
  }, 'Der opstod en fejl ved flytning i køen');
  return (
    <ConfirmDialog
      title={`Flyt ${name} til plads ${position}?`}
      isOpen
      confirmLabel="Flyt"
      message={message}
      onConfirm={attempt}
      onCancel={onClose}
    >
      {moveOnWaitingListText(position)}
    </ConfirmDialog>
  );
}

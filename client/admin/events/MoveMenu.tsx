import { ArrowUpDown } from 'lucide-react';
import { useState } from 'react';
import { graphql } from 'react-relay';
import type { RecordProxy } from 'relay-runtime';
import { moveOnWaitingListText } from '../../../domain/backOffice/consequences.ts';
import { useOptimisticAction } from '../../parts/edits/useOptimisticAction.ts';
import { IconButton } from '../../ui/Button.tsx';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { Menu } from '../../ui/Menu.tsx';
import type { RegistrationRow } from './RegistrationRow.ts';
import type { MoveMenuMutation } from '#relay/MoveMenuMutation.graphql';

/** The number of people that the list of an event shows in its queue. */
export const QUEUE_SIZE = 100;

interface MoveMenuProps {
  eventId: string;
  registration: RegistrationRow;
  waitingCount: number;
}

const mutation = graphql`
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
`;

/**
 * Moves a person on the waiting list. The move is confirmed, because it decides who is offered the next place, and then
 * shown at once.
 */
export function MoveMenu({ eventId, registration, waitingCount }: MoveMenuProps) {
  const [newPosition, setNewPosition] = useState<number>();
  const { id: registrationId, version, name, waitingPosition } = registration;
  const [move, isMoving] = useOptimisticAction<MoveMenuMutation>(mutation, 'Der opstod en fejl ved flytning i køen');
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
          // The next move needs the version that the answer brings.
          <IconButton label={label} size="small" isDisabled={isMoving}>
            <ArrowUpDown aria-hidden />
          </IconButton>
        }
        entries={moves.map(({ id, label: text, to }) => ({ id, label: text, onAction: () => setNewPosition(to) }))}
      />
      {newPosition !== undefined && (
        <ConfirmDialog
          title={`Flyt ${name} til plads ${newPosition}?`}
          isOpen
          confirmLabel="Flyt"
          onConfirm={() => {
            setNewPosition(undefined);
            void move(
              { id: registrationId, version, position: newPosition },
              { ids: [eventId], apply: (event) => moveInQueue(event, registrationId, newPosition) },
            );
          }}
          onCancel={() => setNewPosition(undefined)}
        >
          {moveOnWaitingListText(newPosition)}
        </ConfirmDialog>
      )}
    </>
  );
}

/**
 * Moves a person within the loaded queue, and numbers the people who wait anew. People who are offered a place have no
 * number, and come first.
 */
function moveInQueue(event: RecordProxy, registrationId: string, position: number): void {
  const queue = event.getLinkedRecord('queue', { first: QUEUE_SIZE });
  const edges = queue?.getLinkedRecords('edges');
  if (!queue || !edges) return;
  const nodeOf = (edge: RecordProxy) => edge.getLinkedRecord('node');
  const waiting = edges.filter((edge) => nodeOf(edge)?.getValue('waitingPosition'));
  const [moved, others] = [
    waiting.filter((edge) => nodeOf(edge)?.getDataID() === registrationId),
    waiting.filter((edge) => nodeOf(edge)?.getDataID() !== registrationId),
  ];
  const ordered = [...others.slice(0, position - 1), ...moved, ...others.slice(position - 1)];
  for (const [index, edge] of ordered.entries()) nodeOf(edge)?.setValue(index + 1, 'waitingPosition');
  queue.setLinkedRecords([...edges.filter((edge) => !waiting.includes(edge)), ...ordered], 'edges');
}

import { graphql, useFragment } from 'react-relay';
import { useRevalidator } from 'react-router';
import { eventForm } from '../../../domain/validation/events.ts';
import { useAction } from '../../relay/useAction.ts';
import { FormDialog } from '../../ui/form/FormDialog.tsx';
import { StaleBanner } from '../../ui/form/StaleBanner.tsx';
import { useAppForm } from '../../ui/form/useAppForm.ts';
import { useFollowing } from '../../ui/form/useFollowing.ts';
import { toast } from '../../ui/Toast.tsx';
import { EventFields } from './EventFields.tsx';
import { sentOf, useIsComplete, type EventValues } from './eventValues.ts';
import { useSaveEvent, type EventDraft, type SaveFailure } from './useSaveEvent.ts';
import type { EditEventDialog_event$key } from './__generated__/EditEventDialog_event.graphql.ts';
import type { EditEventDialogMutation } from './__generated__/EditEventDialogMutation.graphql.ts';

interface EditEventDialogProps {
  event: EditEventDialog_event$key;
  draft: EventDraft | undefined;
  onFailed: (failure: SaveFailure) => void;
  onClose: () => void;
}

export function EditEventDialog({ event, draft, onFailed, onClose }: EditEventDialogProps) {
  const { id, version, ...stored } = useFragment(
    graphql`
      fragment EditEventDialog_event on Event {
        id
        version
        title
        description
        type
        date
        startTime
        endTime
        isOnline
        location
        meetingLink
        capacity
        price
        isPublic
        status
      }
    `,
    event,
  );
  const { title, description, type, date, startTime, endTime, isOnline, location, meetingLink, capacity, price, isPublic, status } = stored;
  const values = {
    title, description, type, date, startTime, endTime, isOnline, isPublic, status,
    location: location ?? '', meetingLink: meetingLink ?? '', capacity: capacity ?? null, price: price ?? null,
  } as EventValues;
  const form = useAppForm<EventValues>(eventForm, values);
  const { version: basedOn, isBehind, takeNewest } = useFollowing<EventValues>(form, { version, values });
  const { revalidate } = useRevalidator();
  const [update] = useAction<EditEventDialogMutation>(graphql`
    mutation EditEventDialogMutation($id: ID!, $version: Int, $input: EventInput!) {
      updateEvent(id: $id, version: $version, input: $input) {
        edge { node { ...AdminEventTable_event @relay(mask: false) } }
      }
    }
  `);
  const { submit, message, isConflict, forget } = useSaveEvent(form, draft, async (input) => {
    await update({ id, version: basedOn, input: sentOf(input) });
    toast.success('Event opdateret');
    onClose();
  }, onFailed);
  const fetchNewest = () => {
    forget();
    takeNewest();
    void revalidate();
  };
  const isStale = isBehind || isConflict;
  return (
    <FormDialog
      title="Rediger Event" form={form} submitLabel="Opdater" pendingText="Gemmer..." isSubmitDisabled={!useIsComplete(form)} message={isStale ? undefined : message}
      onSubmit={submit} onClose={onClose}
    >
      {isStale && <StaleBanner onTakeNewest={fetchNewest} />}
      <EventFields form={form} />
    </FormDialog>
  );
}

import { graphql } from 'react-relay';
import { eventForm } from '../../../domain/events/validation/events.ts';
import { useAction } from '../../app/relay/useAction.ts';
import { useSubmit } from '../../app/relay/useSubmit.ts';
import { FormDialog } from '../../ui/form/FormDialog.tsx';
import { useAppForm } from '../../ui/form/useAppForm.ts';
import { toast } from '../../ui/Toast.tsx';
import { EventFields } from './EventFields.tsx';
import { newEvent, toEventInput, useIsEventComplete, type EventValues } from './eventValues.ts';
import { useEventConnections } from './useAdminEventChanges.ts';
import { NOT_SAVED, useEventDraft, type EventDraft, type SaveFailure } from './useEventDraft.ts';
import type { CreateEventDialogMutation } from '#relay/CreateEventDialogMutation.graphql';

interface CreateEventDialogProps {
  draft: EventDraft | undefined;
  onFailed: (failure: SaveFailure) => void;
  onClose: () => void;
}

const mutation = graphql`
  mutation CreateEventDialogMutation($input: EventInput!, $connections: [ID!]!) {
    createEvent(input: $input) {
      edge @prependEdge(connections: $connections) {
        node {
          ...AdminEventTable_event
        }
      }
    }
  }
`;

export function CreateEventDialog({ draft, onFailed, onClose }: CreateEventDialogProps) {
  const form = useAppForm<EventValues>(eventForm, newEvent);
  const { inserting } = useEventConnections();
  const [create] = useAction<CreateEventDialogMutation>(mutation);
  const saveOrKeepDraft = useEventDraft(form, draft, onFailed);
  const { submit, message } = useSubmit(
    form,
    (values: EventValues) =>
      saveOrKeepDraft(async () => {
        await create({ input: toEventInput(values), connections: inserting });
        toast.success('Event oprettet');
        onClose();
      }),
    NOT_SAVED,
  );
  return (
    <FormDialog
      title="Opret Event"
      form={form}
      submitLabel="Opret"
      pendingText="Gemmer..."
      isSubmitDisabled={!useIsEventComplete(form)}
      message={message}
      onSubmit={submit}
      onClose={onClose}
    >
      <EventFields form={form} />
    </FormDialog>
  );
}

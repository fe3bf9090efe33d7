import { graphql, useFragment } from 'react-relay';
import { eventForm } from '../../../domain/events/validation/events.ts';
import { useAction } from '../../app/relay/useAction.ts';
import { useEdit } from '../../parts/edits/useEdit.tsx';
import { FormDialog } from '../../ui/form/FormDialog.tsx';
import { useAppForm } from '../../ui/form/useAppForm.ts';
import { toast } from '../../ui/Toast.tsx';
import { ChangeMailField } from './ChangeMailField.tsx';
import { EventFields } from './EventFields.tsx';
import { toEventInput, useIsEventComplete, type EventValues } from './eventValues.ts';
import { readEventValues } from './readEventValues.ts';
import { NOT_SAVED, useEventDraft, type EventDraft, type SaveFailure } from './useEventDraft.ts';
import type { EditEventDialog_event$key } from '#relay/EditEventDialog_event.graphql';
import type { EditEventDialogMutation } from '#relay/EditEventDialogMutation.graphql';

interface EditEventDialogProps {
  event: EditEventDialog_event$key;
  draft: EventDraft | undefined;
  onFailed: (failure: SaveFailure) => void;
  onClose: () => void;
}

const eventFragment = graphql`
  fragment EditEventDialog_event on Event {
    ...readEventValues_event
  }
`;

const mutation = graphql`
  mutation EditEventDialogMutation($id: ID!, $version: Int, $input: EventInput!) {
    updateEvent(id: $id, version: $version, input: $input) {
      edge {
        node {
          ...AdminEventTable_event
        }
      }
    }
  }
`;

export function EditEventDialog({ event, draft, onFailed, onClose }: EditEventDialogProps) {
  const { id, version, values, attendees } = readEventValues(useFragment(eventFragment, event));
  const form = useAppForm<EventValues>(eventForm, values);
  const [update] = useAction<EditEventDialogMutation>(mutation);
  const saveOrKeepDraft = useEventDraft(form, draft, onFailed);
  const { formProps, stale } = useEdit<EventValues>(
    form,
    { version, values },
    (input, basedOn) =>
      saveOrKeepDraft(async () => {
        await update({ id, version: basedOn, input: toEventInput(input) });
        toast.success('Event opdateret');
        onClose();
      }),
    NOT_SAVED,
  );
  return (
    <FormDialog
      title="Rediger Event"
      form={form}
      submitLabel="Opdater"
      pendingText="Gemmer..."
      isSubmitDisabled={!useIsEventComplete(form)}
      {...formProps}
      onClose={onClose}
    >
      {stale}
      <EventFields form={form} stored={values} />
      <ChangeMailField form={form} stored={values} attendees={attendees} />
    </FormDialog>
  );
}

import { useState } from 'react';
import { fetchQuery, graphql, usePreloadedQuery, useRelayEnvironment, type PreloadedQuery } from 'react-relay';
import { eventMessageForm } from '../../../../domain/events/validation/eventMessages.ts';
import { useSubmit } from '../../../app/relay/useSubmit.ts';
import { FormDialog } from '../../../ui/form/FormDialog.tsx';
import { FormRichTextField } from '../../../ui/form/FormRichTextField.tsx';
import { useAppForm } from '../../../ui/form/useAppForm.ts';
import { TextField } from '../../../ui/TextField.tsx';
import { toast } from '../../../ui/Toast.tsx';
import { GroupFields } from './GroupFields.tsx';
import { MessageHistory } from './MessageHistory.tsx';
import { MessagePreviewDialog, type MessagePreview } from './MessagePreviewDialog.tsx';
import { newMessage, type EventMessageValues } from './messageValues.ts';
import type { EventMessagesDialogPreviewQuery } from '#relay/EventMessagesDialogPreviewQuery.graphql';
import type { EventMessagesDialogQuery } from '#relay/EventMessagesDialogQuery.graphql';

/** The groups and the messages of an event; loaded when the dialog opens. */
export const eventMessagesQuery = graphql`
  query EventMessagesDialogQuery($eventId: ID!) {
    admin {
      eventMessageGroups(eventId: $eventId) {
        ...GroupFields_group
      }
    }
    ...MessageHistory_query @arguments(eventId: $eventId)
  }
`;

const previewQuery = graphql`
  query EventMessagesDialogPreviewQuery($eventId: ID!, $input: EventMessageInput!) {
    admin {
      eventMessagePreview(eventId: $eventId, input: $input) {
        recipientCount
        sampleName
        subject
        html
        text
        fingerprint
      }
    }
  }
`;

/** Returns the dialog's title for an event with this title. */
export const messagesTitle = (title: string) => `Skriv til deltagerne - ${title}`;

interface EventMessagesDialogProps {
  queryRef: PreloadedQuery<EventMessagesDialogQuery>;
  /** Title of the event. */
  title: string;
  onClose: () => void;
}

/** Writes a message to people of an event. The preview shows the mail and its recipients, and sends it. */
export function EventMessagesDialog({ queryRef, title, onClose }: EventMessagesDialogProps) {
  const { eventId } = queryRef.variables;
  const data = usePreloadedQuery<EventMessagesDialogQuery>(eventMessagesQuery, queryRef);
  const environment = useRelayEnvironment();
  const form = useAppForm<EventMessageValues>(eventMessageForm, newMessage);
  const [previewed, setPreviewed] = useState<{ input: EventMessageValues; preview: MessagePreview }>();
  const { submit, message } = useSubmit(
    form,
    async (input: EventMessageValues) => {
      const answer = await fetchQuery<EventMessagesDialogPreviewQuery>(environment, previewQuery, {
        eventId,
        input,
      }).toPromise();
      setPreviewed({ input, preview: answer!.admin.eventMessagePreview });
    },
    'Forhåndsvisningen kunne ikke hentes',
  );
  return (
    <FormDialog
      title={messagesTitle(title)}
      form={form}
      submitLabel="Se forhåndsvisning"
      pendingText="Henter..."
      message={message}
      onSubmit={submit}
      onClose={onClose}
    >
      <GroupFields form={form} groups={data.admin.eventMessageGroups} />
      <TextField label="Emne" autoComplete="off" {...form.field('subject')} />
      <FormRichTextField form={form} name="body" label="Besked" placeholder="Hvad skal deltagerne vide?" />
      <MessageHistory query={data} eventId={eventId} />
      {previewed && (
        <MessagePreviewDialog
          key={previewed.preview.fingerprint}
          eventId={eventId}
          {...previewed}
          onSent={(count) => {
            setPreviewed(undefined);
            form.reset(newMessage);
            toast.success(`Beskeden er på vej til ${count}`);
          }}
          onClose={() => setPreviewed(undefined)}
        />
      )}
    </FormDialog>
  );
}

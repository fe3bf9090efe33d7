import { useState } from 'react';
import { graphql } from 'react-relay';
import { ConnectionHandler } from 'relay-runtime';
import { formatPlural } from '../../../../domain/basics/formatCount.ts';
import { useAction } from '../../../app/relay/useAction.ts';
import { useAttempt } from '../../../app/relay/useAttempt.ts';
import { Banner } from '../../../ui/Banner.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { Segmented } from '../../../ui/Segmented.tsx';
import { toast } from '../../../ui/Toast.tsx';
import styles from './Messages.module.css';
import type { EventMessageValues } from './messageValues.ts';
import type { EventMessagesDialogPreviewQuery } from '#relay/EventMessagesDialogPreviewQuery.graphql';
import type { MessagePreviewDialogSendMutation } from '#relay/MessagePreviewDialogSendMutation.graphql';
import type { MessagePreviewDialogTestMutation } from '#relay/MessagePreviewDialogTestMutation.graphql';

export type MessagePreview = EventMessagesDialogPreviewQuery['response']['admin']['eventMessagePreview'];

interface MessagePreviewDialogProps {
  eventId: string;
  input: EventMessageValues;
  preview: MessagePreview;
  /** Called with the recipients in words. */
  onSent: (recipients: string) => void;
  onClose: () => void;
}

const parts = [
  { value: 'html', label: 'Mail' },
  { value: 'text', label: 'Ren tekst' },
] as const;

const mutation = graphql`
  mutation MessagePreviewDialogSendMutation(
    $eventId: ID!
    $input: EventMessageInput!
    $requestId: String!
    $fingerprint: String!
    $connections: [ID!]!
  ) {
    sendEventMessage(eventId: $eventId, input: $input, requestId: $requestId, fingerprint: $fingerprint) {
      edge @prependEdge(connections: $connections) {
        node {
          ...MessageHistory_message
        }
      }
    }
  }
`;

const messagePreviewDialogTestMutation = graphql`
  mutation MessagePreviewDialogTestMutation($eventId: ID!, $input: EventMessageInput!) {
    testEventMessage(eventId: $eventId, input: $input) {
      email
    }
  }
`;

/** Shows a message as its first recipient gets it. Sends it to the viewer as a test, or to all recipients. */
export function MessagePreviewDialog({ eventId, input, preview, onSent, onClose }: MessagePreviewDialogProps) {
  // One key for each preview, so that a repeated call sends one message.
  const [requestId] = useState(() => crypto.randomUUID());
  const [part, setPart] = useState<'html' | 'text'>('html');
  const connection = ConnectionHandler.getConnectionID('admin', 'MessageHistory_eventMessages', { eventId });
  const [send, isSending] = useAction<MessagePreviewDialogSendMutation>(mutation);
  const [test, isTesting] = useAction<MessagePreviewDialogTestMutation>(messagePreviewDialogTestMutation);
  const { recipientCount, sampleName, subject, html, text, fingerprint } = preview;
  const recipients = formatPlural(recipientCount, 'person', 'personer');
  const sending = useAttempt(async () => {
    await send({ eventId, input, requestId, fingerprint, connections: [connection] });
    onSent(recipients);
  }, 'Beskeden kunne ikke sendes');
  const testing = useAttempt(async () => {
    const { testEventMessage } = await test({ eventId, input });
    toast.success(`Testmailen er sendt til ${testEventMessage.email}`);
  }, 'Testmailen kunne ikke sendes');
  const problem = sending.message ?? testing.message;
  const close = () => !isSending && onClose();
  return (
    <Dialog
      title="Forhåndsvisning"
      isOpen
      wide
      onClose={close}
      footer={
        <>
          <Button onPress={close} isDisabled={isSending}>
            Ret beskeden
          </Button>
          <Button
            variant="primary"
            isPending={isSending}
            pendingText="Sender..."
            isDisabled={recipientCount === 0}
            onPress={() => void sending.attempt()}
          >
            {`Send til ${recipients}`}
          </Button>
        </>
      }
    >
      <div className={styles.preview}>
        {problem && (
          <Banner tone="red" role="alert">
            {problem}
          </Banner>
        )}
        {recipientCount === 0 && <Banner tone="amber">Der er ingen at skrive til i de valgte grupper.</Banner>}
        <div className={styles.previewHead}>
          <p className={styles.subject}>
            <span className={styles.muted}>Emne</span> {subject}
          </p>
          <Segmented label="Vis mailen som" options={[...parts]} value={part} onChange={setPart} />
        </div>
        {part === 'html' ? (
          <iframe className={styles.mail} title="Mailen" sandbox="" srcDoc={withoutLinks(html)} />
        ) : (
          // A long text has to scroll by keyboard, and has no focusable element of its own.
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
          <pre className={styles.text} role="group" tabIndex={0} aria-label="Mailen som ren tekst">
            {text}
          </pre>
        )}
        {/* Not in the footer, where a phone has room for two buttons. */}
        <div>
          <Button isPending={isTesting} isDisabled={isSending} onPress={() => void testing.attempt()}>
            Send test til mig
          </Button>
        </div>
        <p className={styles.muted}>
          {sampleName ? `Vist, som ${sampleName} får den. ` : ''}
          Hver modtager får sit eget navn og sit eget link. En sendt besked kan ikke kaldes tilbage.
        </p>
      </div>
    </Dialog>
  );
}

/** The links look like links but lead nowhere, because they belong to a recipient. All text of the mail is escaped. */
const withoutLinks = (html: string) => html.replaceAll('<a href=', '<a data-href=');

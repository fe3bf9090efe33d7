import { TriangleAlert, X } from 'lucide-react';
import { Suspense, useState, type ReactNode } from 'react';
import { useQueryLoader } from 'react-relay';
import { Banner } from '../../ui/Banner.tsx';
import { Button, IconButton } from '../../ui/Button.tsx';
import { Card, EmptyState } from '../../ui/Card.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { DialogBoundary } from '../../ui/DialogBoundary.tsx';
import { Spinner } from '../../ui/Meters.tsx';
import type { EventRow, OpenEventDialog } from './adminEventColumns.tsx';
import { CancelEventDialog } from './CancelEventDialog.tsx';
import { CopyEventDialog } from './CopyEventDialog.tsx';
import { CreateEventDialog } from './CreateEventDialog.tsx';
import { DeleteEventDialog } from './DeleteEventDialog.tsx';
import { EditEventDialog } from './EditEventDialog.tsx';
import { EventFeedbackDialog, feedbackQuery, feedbackTitle } from './EventFeedbackDialog.tsx';
import { feedbackList } from './EventFeedbackTable.tsx';
import { EventFilesDialog } from './EventFilesDialog.tsx';
import { EventMessagesDialog, eventMessagesQuery, messagesTitle } from './messages/EventMessagesDialog.tsx';
import { RegistrationsDialog, registrationsQuery, registrationsTitle } from './RegistrationsDialog.tsx';
import type { SaveFailure } from './useEventDraft.ts';
import type { EventFeedbackDialogQuery } from '#relay/EventFeedbackDialogQuery.graphql';
import type { EventMessagesDialogQuery } from '#relay/EventMessagesDialogQuery.graphql';
import type { RegistrationsDialogQuery } from '#relay/RegistrationsDialogQuery.graphql';

type Opened = { dialog: 'create' } | { dialog: Parameters<OpenEventDialog>[0]; event: EventRow };

interface EventDialogs {
  openDialog: OpenEventDialog;
  openCreateDialog: () => void;
  dialogs: ReactNode;
  /** The error of a failed save; shown in place of the screen's content. */
  failure: ReactNode;
  /** The error of a failed deletion; shown above the screen's content. */
  notice: ReactNode;
}

/**
 * The dialogs of the screen and their errors. They are rendered outside the rows, so that typed input survives when the
 * edited event leaves the list.
 */
export function useEventDialogs(): EventDialogs {
  const [opened, setOpened] = useState<Opened>();
  const [saveFailure, setSaveFailure] = useState<SaveFailure & { isDismissed: boolean }>();
  const [deletionError, setDeletionError] = useState<string>();
  const [registrationsRef, loadRegistrations] = useQueryLoader<RegistrationsDialogQuery>(registrationsQuery);
  const [feedbackRef, loadFeedback] = useQueryLoader<EventFeedbackDialogQuery>(feedbackQuery);
  const fetchFeedback = ({ id }: EventRow) => loadFeedback({ id }, { fetchPolicy: 'store-and-network' });
  const fetchRegistrations = ({ id }: EventRow) => loadRegistrations({ id }, { fetchPolicy: 'store-and-network' });
  const [messagesRef, loadMessages] = useQueryLoader<EventMessagesDialogQuery>(eventMessagesQuery);
  const fetchMessages = ({ id }: EventRow) => loadMessages({ eventId: id }, { fetchPolicy: 'store-and-network' });
  const close = () => {
    setOpened(undefined);
    setSaveFailure(undefined);
  };
  const showSaveFailure = (failure: SaveFailure) => setSaveFailure({ ...failure, isDismissed: false });
  const areDialogsShown = !saveFailure || saveFailure.isDismissed;
  return {
    openDialog: (dialog, event) => {
      if (dialog === 'registrations') fetchRegistrations(event);
      if (dialog === 'messages') fetchMessages(event);
      if (dialog === 'feedback') fetchFeedback(event);
      setDeletionError(undefined);
      setOpened({ dialog, event });
    },
    openCreateDialog: () => setOpened({ dialog: 'create' }),
    failure: !areDialogsShown && (
      <SaveFailed
        message={saveFailure.message}
        onDismiss={() => setSaveFailure({ ...saveFailure, isDismissed: true })}
      />
    ),
    notice: deletionError && <NotDeleted message={deletionError} onDismiss={() => setDeletionError(undefined)} />,
    dialogs: opened && areDialogsShown && (
      <>
        {opened.dialog === 'create' && (
          <CreateEventDialog draft={saveFailure?.draft} onFailed={showSaveFailure} onClose={close} />
        )}
        {opened.dialog === 'edit' && (
          <EditEventDialog event={opened.event} draft={saveFailure?.draft} onFailed={showSaveFailure} onClose={close} />
        )}
        {opened.dialog === 'files' && <EventFilesDialog event={opened.event} onClose={close} />}
        {opened.dialog === 'cancel' && <CancelEventDialog event={opened.event} onClose={close} />}
        {opened.dialog === 'copy' && <CopyEventDialog event={opened.event} onClose={close} />}
        {opened.dialog === 'delete' && (
          <DeleteEventDialog event={opened.event} onFailed={setDeletionError} onClose={close} />
        )}
        {opened.dialog === 'feedback' && feedbackRef && (
          <DialogBoundary
            key={feedbackRef.fetchKey}
            title={feedbackTitle(opened.event.title)}
            failure={feedbackList.failure}
            onRetry={() => fetchFeedback(opened.event)}
            onClose={close}
          >
            <EventFeedbackDialog queryRef={feedbackRef} title={opened.event.title} onClose={close} />
          </DialogBoundary>
        )}
        {opened.dialog === 'registrations' && registrationsRef && (
          <DialogBoundary
            key={registrationsRef.fetchKey}
            title={registrationsTitle(opened.event.title)}
            failure="Der opstod en fejl ved hentning af tilmeldinger"
            onRetry={() => fetchRegistrations(opened.event)}
            onClose={close}
          >
            <RegistrationsDialog queryRef={registrationsRef} title={opened.event.title} onClose={close} />
          </DialogBoundary>
        )}
        {opened.dialog === 'messages' && messagesRef && (
          <DialogBoundary
            key={messagesRef.fetchKey}
            title={messagesTitle(opened.event.title)}
            failure="Der opstod en fejl ved hentning af beskeder"
            onRetry={() => fetchMessages(opened.event)}
            onClose={close}
          >
            <Suspense fallback={<LoadingDialog title={messagesTitle(opened.event.title)} onClose={close} />}>
              <EventMessagesDialog queryRef={messagesRef} title={opened.event.title} onClose={close} />
            </Suspense>
          </DialogBoundary>
        )}
      </>
    ),
  };
}

const LoadingDialog = ({ title, onClose }: { title: string; onClose: () => void }) => (
  <Dialog title={title} isOpen onClose={onClose}>
    <Spinner />
  </Dialog>
);

/** The error of a failed save. Dismissing the error shows the dialog with the typed values again. */
const SaveFailed = ({ message, onDismiss }: { message: string; onDismiss: () => void }) => (
  <div role="alert">
    <Card flush>
      <EmptyState
        icon={<TriangleAlert />}
        title={message}
        text="Eventet er ikke gemt. Det, du har skrevet, er her stadig."
        action={
          <Button variant="primary" onPress={onDismiss}>
            Luk
          </Button>
        }
      />
    </Card>
  </div>
);

const NotDeleted = ({ message, onDismiss }: { message: string; onDismiss: () => void }) => (
  <Banner
    tone="amber"
    role="alert"
    action={
      <IconButton label="Luk besked" size="small" onPress={onDismiss}>
        <X aria-hidden />
      </IconButton>
    }
  >
    {message}
  </Banner>
);

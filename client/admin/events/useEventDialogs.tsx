import { TriangleAlert, X } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { useQueryLoader } from 'react-relay';
import { Banner } from '../../ui/Banner.tsx';
import { Button, IconButton } from '../../ui/Button.tsx';
import { Card, EmptyState } from '../../ui/Card.tsx';
import { DialogBoundary } from '../../ui/DialogBoundary.tsx';
import type { EventRow, OpenEventDialog } from './adminEventColumns.tsx';
import { CreateEventDialog } from './CreateEventDialog.tsx';
import { DeleteEventDialog } from './DeleteEventDialog.tsx';
import { EditEventDialog } from './EditEventDialog.tsx';
import { RegistrationsDialog, registrationsQuery, registrationsTitle } from './RegistrationsDialog.tsx';
import type { SaveFailure } from './useEventDraft.ts';
import type { RegistrationsDialogQuery } from './__generated__/RegistrationsDialogQuery.graphql.ts';

type Opened = { dialog: 'create' } | { dialog: Parameters<OpenEventDialog>[0]; event: EventRow };

interface EventDialogs {
  openDialog: OpenEventDialog;
  create: () => void;
  dialogs: ReactNode;
  /** Shown in place of the page. */
  failure: ReactNode;
  /** Shown above the page. */
  notice: ReactNode;
}

/**
 * The dialogs of the page and their errors. They are rendered outside the rows, so that typed input survives when its
 * event leaves the list.
 */
export function useEventDialogs(): EventDialogs {
  const [opened, setOpened] = useState<Opened>();
  const [failed, setFailed] = useState<SaveFailure & { isDismissed: boolean }>();
  const [notDeleted, setNotDeleted] = useState<string>();
  const [registrations, loadRegistrations] = useQueryLoader<RegistrationsDialogQuery>(registrationsQuery);
  const loadRegistrationsOf = ({ id }: EventRow) => loadRegistrations({ id }, { fetchPolicy: 'store-and-network' });
  const close = () => {
    setOpened(undefined);
    setFailed(undefined);
  };
  const fail = (failure: SaveFailure) => setFailed({ ...failure, isDismissed: false });
  const isShown = !failed || failed.isDismissed;
  return {
    openDialog: (dialog, event) => {
      if (dialog === 'registrations') loadRegistrationsOf(event);
      setNotDeleted(undefined);
      setOpened({ dialog, event });
    },
    create: () => setOpened({ dialog: 'create' }),
    failure: !isShown && (
      <SaveFailed message={failed.message} onDismiss={() => setFailed({ ...failed, isDismissed: true })} />
    ),
    notice: notDeleted && <NotDeleted message={notDeleted} onDismiss={() => setNotDeleted(undefined)} />,
    dialogs: opened && isShown && (
      <>
        {opened.dialog === 'create' && <CreateEventDialog draft={failed?.draft} onFailed={fail} onClose={close} />}
        {opened.dialog === 'edit' && (
          <EditEventDialog event={opened.event} draft={failed?.draft} onFailed={fail} onClose={close} />
        )}
        {opened.dialog === 'delete' && (
          <DeleteEventDialog event={opened.event} onFailed={setNotDeleted} onClose={close} />
        )}
        {opened.dialog === 'registrations' && registrations && (
          <DialogBoundary
            key={registrations.fetchKey}
            title={registrationsTitle(opened.event.title)}
            failure="Der opstod en fejl ved hentning af tilmeldinger"
            onRetry={() => loadRegistrationsOf(opened.event)}
            onClose={close}
          >
            <RegistrationsDialog registrations={registrations} title={opened.event.title} onClose={close} />
          </DialogBoundary>
        )}
      </>
    ),
  };
}

/** Replaces the page after a failed save; dismissing it brings back the dialog with the typed values. */
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

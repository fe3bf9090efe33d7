import { TriangleAlert, X } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { useQueryLoader } from 'react-relay';
import { Banner } from '../../ui/Banner.tsx';
import { Button, IconButton } from '../../ui/Button.tsx';
import { Card, EmptyState } from '../../ui/Card.tsx';
import { DialogBoundary } from '../../ui/DialogBoundary.tsx';
import type { EventRow, OpenEvent } from './adminEventColumns.tsx';
import { CreateEventDialog } from './CreateEventDialog.tsx';
import { DeleteEventDialog } from './DeleteEventDialog.tsx';
import { EditEventDialog } from './EditEventDialog.tsx';
import { RegistrationsDialog, registrationsQuery, registrationsTitle } from './RegistrationsDialog.tsx';
import type { SaveFailure } from './useEventDraft.ts';
import type { RegistrationsDialogQuery } from './__generated__/RegistrationsDialogQuery.graphql.ts';

type Opened = { what: 'create' } | { what: Parameters<OpenEvent>[0]; event: EventRow };

interface EventDialogs {
  open: OpenEvent;
  create: () => void;
  dialogs: ReactNode;
  /** Instead of the page. */
  failure: ReactNode;
  /** On top of it. */
  notice: ReactNode;
}

/**
 * The dialogs of the page, and what they say when they could not do their work. They stand beside the table: an event that leaves it
 * does not take what is being typed along.
 */
export function useEventDialogs(): EventDialogs {
  const [opened, setOpened] = useState<Opened>();
  const [failed, setFailed] = useState<SaveFailure & { isDismissed: boolean }>();
  const [notDeleted, setNotDeleted] = useState<string>();
  const [registrations, loadRegistrations] = useQueryLoader<RegistrationsDialogQuery>(registrationsQuery);
  const loadThem = ({ id }: EventRow) => loadRegistrations({ id }, { fetchPolicy: 'store-and-network' });
  const close = () => {
    setOpened(undefined);
    setFailed(undefined);
  };
  const fail = (failure: SaveFailure) => setFailed({ ...failure, isDismissed: false });
  const isShown = !failed || failed.isDismissed;
  return {
    open: (what, event) => {
      if (what === 'registrations') loadThem(event);
      setNotDeleted(undefined);
      setOpened({ what, event });
    },
    create: () => setOpened({ what: 'create' }),
    failure: !isShown && (
      <SaveFailed message={failed.message} onDismiss={() => setFailed({ ...failed, isDismissed: true })} />
    ),
    notice: notDeleted && <NotDeleted message={notDeleted} onDismiss={() => setNotDeleted(undefined)} />,
    dialogs: opened && isShown && (
      <>
        {opened.what === 'create' && <CreateEventDialog draft={failed?.draft} onFailed={fail} onClose={close} />}
        {opened.what === 'edit' && (
          <EditEventDialog event={opened.event} draft={failed?.draft} onFailed={fail} onClose={close} />
        )}
        {opened.what === 'delete' && (
          <DeleteEventDialog event={opened.event} onFailed={setNotDeleted} onClose={close} />
        )}
        {opened.what === 'registrations' && registrations && (
          <DialogBoundary
            key={registrations.fetchKey}
            title={registrationsTitle(opened.event.title)}
            failure="Der opstod en fejl ved hentning af tilmeldinger"
            onRetry={() => loadThem(opened.event)}
            onClose={close}
          >
            <RegistrationsDialog registrations={registrations} title={opened.event.title} onClose={close} />
          </DialogBoundary>
        )}
      </>
    ),
  };
}

/** What was typed is still there behind it. */
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

import { graphql } from 'react-relay';
import { useAction } from '../../app/relay/useAction.ts';
import { useAttempt } from '../../app/relay/useAttempt.ts';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { toast } from '../../ui/Toast.tsx';
import type { AnnouncementRow } from './readAnnouncement.ts';
import type { EndAnnouncementDialogMutation } from '#relay/EndAnnouncementDialogMutation.graphql';

interface EndAnnouncementDialogProps {
  announcement: AnnouncementRow;
  onClose: () => void;
}

const mutation = graphql`
  mutation EndAnnouncementDialogMutation($id: ID!) {
    endAnnouncement(id: $id) {
      edge {
        node {
          ...readAnnouncement_announcement
        }
      }
    }
  }
`;

export function EndAnnouncementDialog({ announcement, onClose }: EndAnnouncementDialogProps) {
  const [run] = useAction<EndAnnouncementDialogMutation>(mutation);
  const { attempt, message } = useAttempt(async () => {
    await run({ id: announcement.id });
    toast.success('Opslaget er afsluttet');
    onClose();
  }, 'Kunne ikke afslutte opslaget');
  return (
    <ConfirmDialog
      title={`Afslut opslaget »${announcement.title}« nu?`}
      isOpen
      danger
      confirmLabel="Afslut"
      message={message}
      onConfirm={attempt}
      onCancel={onClose}
    >
      Det forsvinder hos alle kunder med det samme.
    </ConfirmDialog>
  );
}

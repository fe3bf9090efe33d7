import { graphql } from 'react-relay';
import { useAction } from '../../app/relay/useAction.ts';
import { useAttempt } from '../../app/relay/useAttempt.ts';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { toast } from '../../ui/Toast.tsx';
import type { AnnouncementRow } from './readAnnouncement.ts';
import type { DeleteAnnouncementDialogMutation } from '#relay/DeleteAnnouncementDialogMutation.graphql';

interface DeleteAnnouncementDialogProps {
  announcement: AnnouncementRow;
  onClose: () => void;
}

const mutation = graphql`
  mutation DeleteAnnouncementDialogMutation($id: ID!) {
    deleteAnnouncement(id: $id) {
      deletedId
    }
  }
`;

export function DeleteAnnouncementDialog({ announcement, onClose }: DeleteAnnouncementDialogProps) {
  const [run] = useAction<DeleteAnnouncementDialogMutation>(mutation);
  const { attempt, message } = useAttempt(async () => {
    await run({ id: announcement.id });
    toast.success('Opslaget er slettet');
    onClose();
  }, 'Kunne ikke slette opslaget');
  return (
    <ConfirmDialog
      title={`Slet opslaget »${announcement.title}«?`}
      isOpen
      danger
      confirmLabel="Slet"
      message={message}
      onConfirm={attempt}
      onCancel={onClose}
    >
      Det kan ikke fortrydes.
    </ConfirmDialog>
  );
}

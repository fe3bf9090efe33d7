import { graphql } from 'react-relay';
import { useAction } from '../../app/relay/useAction.ts';
import { ActionDialog } from '../../parts/edits/ActionDialog.tsx';
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
  return (
    <ActionDialog
      title={`Slet opslaget »${announcement.title}«?`}
      danger
      confirmLabel="Slet"
      action={() => run({ id: announcement.id })}
      done="Opslaget er slettet"
      failure="Kunne ikke slette opslaget"
      onClose={onClose}
    >
      Det kan ikke fortrydes.
    </ActionDialog>
  );
}

import { graphql } from 'react-relay';
import { useAction } from '../../app/relay/useAction.ts';
import { ActionDialog } from '../../parts/edits/ActionDialog.tsx';
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
  return (
    <ActionDialog
      title={`Afslut opslaget »${announcement.title}« nu?`}
      danger
      confirmLabel="Afslut"
      action={() => run({ id: announcement.id })}
      done="Opslaget er afsluttet"
      failure="Kunne ikke afslutte opslaget"
      onClose={onClose}
    >
      Det forsvinder hos alle kunder med det samme.
    </ActionDialog>
  );
}

import { useState } from 'react';
import { FilesDialog } from '../../parts/files/fileDialogs.ts';
import { Checkbox } from '../../ui/Choice.tsx';

interface EventFilesDialogProps {
  event: { id: string; title: string };
  onClose: () => void;
}

/** The files of an event, such as its agenda for everybody and the slides for its attendees. */
export function EventFilesDialog({ event: { id, title }, onClose }: EventFilesDialogProps) {
  const [isForAttendees, setForAttendees] = useState(false);
  return (
    <FilesDialog
      title={`Filer til ${title}`}
      id={id}
      place={{ event: { id, isForAttendees } }}
      isAdmin
      onClose={onClose}
    >
      <Checkbox checked={isForAttendees} onChange={({ target }) => setForAttendees(target.checked)}>
        Kun for deltagere
      </Checkbox>
    </FilesDialog>
  );
}

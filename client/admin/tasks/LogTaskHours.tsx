import { Timer } from 'lucide-react';
import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import { Button } from '../../ui/Button.tsx';
import { LogHoursDialog } from '../clipCards/LogHoursDialog.tsx';
import type { LogTaskHours_task$key } from '#relay/LogTaskHours_task.graphql';

const taskFragment = graphql`
  fragment LogTaskHours_task on Task {
    name
    clipCard {
      ...LogHoursDialog_card
    }
  }
`;

/** A button that enters work on the clip card of a task. */
export function LogTaskHours({ task }: { task: LogTaskHours_task$key }) {
  const { name, clipCard } = useFragment(taskFragment, task);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="primary" onPress={() => setOpen(true)}>
        <Timer aria-hidden /> Registrér timer
      </Button>
      {isOpen && <LogHoursDialog card={clipCard} taskName={name} onClose={() => setOpen(false)} />}
    </>
  );
}

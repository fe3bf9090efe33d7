import { Plus } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { NoteErasureDialog } from './NoteErasureDialog.tsx';

export function NoteErasureButton() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onPress={() => setOpen(true)}>
        <Plus aria-hidden /> Opret anmodning
      </Button>
      {isOpen && <NoteErasureDialog onClose={() => setOpen(false)} />}
    </>
  );
}

import { Archive, House, Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { z } from 'zod';
import { Button } from '../Button.tsx';
import { ConfirmDialog } from '../ConfirmDialog.tsx';
import { Dialog, Drawer } from '../Dialog.tsx';
import { FormDialog } from '../form/FormDialog.tsx';
import { StaleBanner } from '../form/StaleBanner.tsx';
import { useAppForm } from '../form/useAppForm.ts';
import { Menu } from '../Menu.tsx';
import { Palette } from '../Palette.tsx';
import { TextField } from '../TextField.tsx';
import { toast } from '../Toast.tsx';
import styles from './Gallery.module.css';
import { GallerySection } from './GallerySection.tsx';

type Shown = 'dialog' | 'form' | 'confirm' | 'drawer' | 'palette';

export function OverlaysSection() {
  const [shown, setShown] = useState<Shown>();
  const close = () => setShown(undefined);
  return (
    <GallerySection title="Dialoger og menuer">
      <div className={styles.row}>
        <Button onPress={() => setShown('dialog')}>Dialog</Button>
        <Button onPress={() => setShown('form')}>Formular</Button>
        <Button onPress={() => setShown('confirm')}>Bekræft</Button>
        <Button onPress={() => setShown('drawer')}>Skuffe</Button>
        <Button onPress={() => setShown('palette')}>Palet</Button>
        <Button onPress={() => toast.success('Betalingsmetode opdateret', 3_000)}>Besked</Button>
        <Button onPress={() => toast.error('Kunne ikke gemme afdeling')}>Fejl</Button>
        <Menu
          label="Handlinger"
          trigger={<Button>Menu</Button>}
          entries={[
            { id: 'edit', label: 'Rediger', icon: <Pencil aria-hidden />, onAction: () => undefined },
            { id: 'archive', label: 'Arkivér', icon: <Archive aria-hidden />, isDisabled: true },
            {
              id: 'delete',
              label: 'Slet',
              icon: <Trash2 aria-hidden />,
              danger: true,
              startsGroup: true,
              onAction: () => undefined,
            },
          ]}
        />
      </div>
      <Dialog
        title="Bestil licens"
        isOpen={shown === 'dialog'}
        onClose={close}
        footer={
          <>
            <Button onPress={close}>Annuller</Button>
            <Button variant="primary" onPress={close}>
              Send bestilling
            </Button>
          </>
        }
      >
        <p>Dialogen er et ark på telefonen.</p>
      </Dialog>
      {shown === 'form' && <Rename onClose={close} />}
      <ConfirmDialog
        title="Slet afdelingen B2B-salg?"
        isOpen={shown === 'confirm'}
        danger
        confirmLabel="Slet B2B-salg"
        onConfirm={close}
        onCancel={close}
      >
        Afdelingen og dens kontaktoplysninger forsvinder.
      </ConfirmDialog>
      <Drawer label="Menu" isOpen={shown === 'drawer'} onClose={close}>
        <Button onPress={close}>Luk</Button>
      </Drawer>
      <Palette
        isOpen={shown === 'palette'}
        onClose={close}
        groups={[
          {
            title: 'Gå til',
            entries: [{ id: 'home', label: 'Overblik', icon: <House aria-hidden />, onChoose: close }],
          },
        ]}
      />
    </GallerySection>
  );
}

/** A form dialog with the banner about a newer version. */
function Rename({ onClose }: { onClose: () => void }) {
  const form = useAppForm(z.object({ name: z.string().min(1, 'Navn er påkrævet') }), { name: 'B2B-salg' });
  return (
    <FormDialog title="Omdøb B2B-salg" form={form} submitLabel="Gem" onSubmit={onClose} onClose={onClose}>
      <StaleBanner onTakeNewest={() => undefined} />
      <TextField label="Navn" {...form.field('name')} />
    </FormDialog>
  );
}

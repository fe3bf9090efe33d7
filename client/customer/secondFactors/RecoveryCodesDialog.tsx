import { Copy, Download } from 'lucide-react';
import { useState } from 'react';
import { Banner } from '../../ui/Banner.tsx';
import { Button } from '../../ui/Button.tsx';
import { Checkbox } from '../../ui/Choice.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { downloadFile } from '../../ui/downloadFile.ts';
import { facts } from '../../ui/facts.ts';
import { toast } from '../../ui/Toast.tsx';
import styles from './Security.module.css';

/** Shows new recovery codes for the only time, so it closes only when the user says that they are saved. */
export function RecoveryCodesDialog({ codes, onClose }: { codes: readonly string[]; onClose: () => void }) {
  const [isSaved, setSaved] = useState(false);
  const text = `Genoprettelseskoder til ${facts().product}\nHver kode kan bruges én gang.\n\n${codes.join('\n')}\n`;
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => toast.success('Koderne er kopieret'),
      () => toast.error('Kunne ikke kopiere. Markér koderne, og kopiér dem selv.'),
    );
  return (
    <Dialog
      title="Gem dine genoprettelseskoder"
      isOpen
      isAlert
      isOnce
      hasNoCloseButton
      onClose={onClose}
      footer={
        <Button variant="primary" isDisabled={!isSaved} onPress={onClose}>
          Færdig
        </Button>
      }
    >
      <div className={styles.stack}>
        <p>Mister du din enhed, kan hver kode bruges én gang til at logge ind.</p>
        <ol className={styles.codes} aria-label="Genoprettelseskoder">
          {codes.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </ol>
        <div className={styles.actions}>
          <Button onPress={() => downloadFile('genoprettelseskoder.txt', text, 'text/plain')}>
            <Download aria-hidden /> Hent som fil
          </Button>
          <Button onPress={() => void copy()}>
            <Copy aria-hidden /> Kopiér
          </Button>
        </div>
        <Banner tone="amber">Koderne vises ikke igen. Gamle koder virker ikke længere.</Banner>
        <Checkbox checked={isSaved} onChange={({ target }) => setSaved(target.checked)}>
          Jeg har gemt koderne et sikkert sted
        </Checkbox>
      </div>
    </Dialog>
  );
}

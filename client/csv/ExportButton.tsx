import { Download } from 'lucide-react';
import { useState } from 'react';
import { writeCsv, csvFileName, type Cell } from '../../domain/csv.ts';
import { messageOf } from '../relay/errors.ts';
import { Button } from '../ui/Button.tsx';
import { downloadFile } from '../ui/downloadFile.ts';
import { toast } from '../ui/Toast.tsx';

interface ExportButtonProps {
  /** The parts of the file's name, such as the table and the department. */
  name: string[];
  /** Loads the whole table with its heading row, including the pages that are not on screen. */
  loadRows: () => Promise<readonly (readonly Cell[])[]>;
  /** The message when the rows cannot be loaded and the server gives no reason. */
  failure: string;
  size?: 'small';
}

/** A button that saves a table as a CSV file. Shows a toast when the rows cannot be loaded. */
export function ExportButton({ name, loadRows, failure, size }: ExportButtonProps) {
  const [isSaving, setSaving] = useState(false);
  const save = async () => {
    setSaving(true);
    try {
      downloadFile(csvFileName(...name), writeCsv(await loadRows()), 'text/csv');
    } catch (error) {
      toast.error(messageOf(error, failure));
    } finally {
      setSaving(false);
    }
  };
  return (
    <Button {...(size && { size })} isPending={isSaving} onPress={() => void save()}>
      <Download aria-hidden /> Eksportér CSV
    </Button>
  );
}

import { Download } from 'lucide-react';
import { useState } from 'react';
import { useRelayEnvironment } from 'react-relay';
import { exportFileName, writeCsv, writeJson } from '../../../domain/basics/csv.ts';
import { messageOf } from '../../app/relay/errors.ts';
import { Button } from '../../ui/Button.tsx';
import { downloadFile } from '../../ui/downloadFile.ts';
import { toast } from '../../ui/Toast.tsx';
import type { LoadRows } from './fileRows.ts';

interface ExportButtonProps {
  /** The parts of the file's name, such as the table and the department. */
  name: string[];
  loadRows: LoadRows;
  /** The message when the rows cannot be loaded and the server gives no reason. */
  failure: string;
  size?: 'small';
  format?: 'csv' | 'json';
  label?: string;
}

/**
 * A button that saves a table as a CSV file, or as JSON with an object for each row. Shows a toast when the rows
 * cannot be loaded.
 */
export function ExportButton({ name, loadRows, failure, size, format = 'csv', label }: ExportButtonProps) {
  const environment = useRelayEnvironment();
  const [isSaving, setSaving] = useState(false);
  const save = async () => {
    setSaving(true);
    try {
      const rows = await loadRows(environment);
      if (format === 'json') downloadFile(exportFileName(name, 'json'), writeJson(rows), 'application/json');
      else downloadFile(exportFileName(name, 'csv'), writeCsv(rows), 'text/csv');
    } catch (error) {
      toast.error(messageOf(error, failure));
    } finally {
      setSaving(false);
    }
  };
  return (
    <Button {...(size && { size })} isPending={isSaving} onPress={() => void save()}>
      <Download aria-hidden /> {label ?? `Eksportér ${format.toUpperCase()}`}
    </Button>
  );
}

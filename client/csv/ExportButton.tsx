import { Download } from 'lucide-react';
import { useState } from 'react';
import { csv, csvName, type Cell } from '../../domain/csv.ts';
import { messageOf } from '../relay/errors.ts';
import { Button } from '../ui/Button.tsx';
import { toast } from '../ui/Toast.tsx';

interface ExportButtonProps {
  /** What the file is called after, such as a department. */
  name: string[];
  /** The whole table with its titles, however much of it is on screen. */
  rows: () => Promise<readonly (readonly Cell[])[]>;
  /** Said where the rows can't be had. */
  failure: string;
  size?: 'small';
}

export function ExportButton({ name, rows, failure, size }: ExportButtonProps) {
  const [isSaving, setSaving] = useState(false);
  const save = async () => {
    setSaving(true);
    try {
      saveFile(csvName(...name), csv(await rows()));
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

function saveFile(name: string, content: string): void {
  const url = URL.createObjectURL(new Blob([content], { type: 'text/csv;charset=utf-8' }));
  Object.assign(document.createElement('a'), { href: url, download: name }).click();
  URL.revokeObjectURL(url);
}

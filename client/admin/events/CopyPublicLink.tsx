import { Copy } from 'lucide-react';
import { IconButton } from '../../ui/Button.tsx';
import { copyText } from '../copyText.ts';

const SHOWN_MS = 3_000;

export function CopyPublicLink({ publicLink, title }: { publicLink: string; title: string }) {
  const copy = () =>
    void copyText(
      `${window.location.origin}/events/public/${publicLink}`,
      'Link kopieret til udklipsholder!',
      SHOWN_MS,
    );
  return (
    <IconButton label={`Kopiér link til ${title}`} size="small" onPress={copy}>
      <Copy aria-hidden />
    </IconButton>
  );
}

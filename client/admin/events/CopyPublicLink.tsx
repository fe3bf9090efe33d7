import { Copy } from 'lucide-react';
import { IconButton } from '../../ui/Button.tsx';
import { toast } from '../../ui/Toast.tsx';

const SHOWN_MS = 3_000;

export function CopyPublicLink({ publicLink, title }: { publicLink: string; title: string }) {
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(`${window.location.origin}/events/public/${publicLink}`);
      toast.success('Link kopieret til udklipsholder!', SHOWN_MS);
    } catch (error) {
      reportError(error);
    }
  };
  return <IconButton label={`Kopiér link til ${title}`} size="small" onPress={() => void copy()}><Copy aria-hidden /></IconButton>;
}

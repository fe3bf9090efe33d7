import { Eye } from 'lucide-react';
import { startPreview } from '../../../app/relay/preview.ts';
import { Button } from '../../../ui/Button.tsx';

interface PreviewButtonProps {
  userId: string;
  /** Whether the page has unsaved input. A preview shows what is saved. */
  isDirty: boolean;
}

/** Shows the portal as the user sees it, in a preview that changes nothing. */
export const PreviewButton = ({ userId, isDirty }: PreviewButtonProps) => (
  <Button isDisabled={isDirty} onPress={() => startPreview(userId)}>
    <Eye aria-hidden /> Se som denne person
  </Button>
);

import { Camera, Paperclip } from 'lucide-react';
import type { ReactNode } from 'react';
import { FileTrigger } from 'react-aria-components/FileTrigger';
import { Button } from '../../ui/Button.tsx';

interface FilePickerProps {
  onChoose: (files: File[]) => void;
  children?: ReactNode;
  variant?: 'primary' | 'secondary' | 'quiet';
  /** One file alone, for a version of a document. */
  isSingle?: boolean;
}

/** A button that opens the files of the computer, or on a phone its pictures and files. */
export const FilePicker = ({
  onChoose,
  children = 'Vedhæft',
  variant = 'quiet',
  isSingle = false,
}: FilePickerProps) => (
  <FileTrigger allowsMultiple={!isSingle} onSelect={(files) => files && onChoose([...files])}>
    <Button size="small" variant={variant}>
      <Paperclip aria-hidden /> {children}
    </Button>
  </FileTrigger>
);

/** A button that opens the camera. Hidden where there is no touch screen, because computers have no camera to hold. */
export const CameraPicker = ({ onChoose, className }: { onChoose: (files: File[]) => void; className?: string }) => (
  <span className={className}>
    <FileTrigger
      acceptedFileTypes={['image/*']}
      defaultCamera="environment"
      onSelect={(files) => files && onChoose([...files])}
    >
      <Button size="small" variant="quiet">
        <Camera aria-hidden /> Tag billede
      </Button>
    </FileTrigger>
  </span>
);

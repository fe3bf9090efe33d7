import { formatDateTime } from '../../../domain/basics/dates.ts';
import { PortalError } from '../../app/relay/errors.ts';

const HEIC = /\.hei[cf]$/i;
const QUALITY = 0.9;
const UNREADABLE_HEIC = 'Browseren kan ikke læse HEIC-billeder. Gem billedet som JPEG, og vælg det igen.';

/**
 * The file as it is uploaded. A HEIC picture becomes a JPEG, which every browser shows, and which has no place in it.
 * Rejects with a PortalError, whose message every form shows, where the browser cannot read HEIC: the server could not
 * remove the place either. Any other file stays as it is.
 */
export async function prepareFile(file: File): Promise<File> {
  if (!HEIC.test(file.name) && !/^image\/hei[cf]/.test(file.type)) return file;
  const jpeg = await drawJpeg(file).catch(() => undefined);
  if (!jpeg) throw new PortalError(UNREADABLE_HEIC, 'BAD_USER_INPUT');
  return new File([jpeg], `${file.name.replace(HEIC, '')}.jpg`, { type: 'image/jpeg' });
}

async function drawJpeg(file: File): Promise<Blob | undefined> {
  const picture = await createImageBitmap(file);
  const canvas = document.createElement('canvas');
  canvas.width = picture.width;
  canvas.height = picture.height;
  canvas.getContext('2d')?.drawImage(picture, 0, 0);
  picture.close();
  return new Promise((resolve) => {
    canvas.toBlob((blob) => resolve(blob ?? undefined), 'image/jpeg', QUALITY);
  });
}

/** A pasted picture has no name of its own, and every one would be called the same. */
export const nameOfPasted = (file: File, moment: Date): string =>
  file.name && file.name !== 'image.png' ? file.name : `skærmbillede ${formatDateTime(moment)}.png`;

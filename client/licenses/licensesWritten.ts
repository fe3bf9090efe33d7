import { counted } from '../ui/numberText.ts';

/** '1 licens', '1.000 licenser' */
export const licensesWritten = (count: number) => counted(count, 'licens', 'licenser');

/** '1 licens', '1.000 licenser' */
export const licensesWritten = (count: number) => `${count.toLocaleString('da-DK')} ${count === 1 ? 'licens' : 'licenser'}`;

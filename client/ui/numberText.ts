/** '1.000' */
export const written = (count: number) => count.toLocaleString('da-DK');

/** '1 licens', '1.000 licenser' */
export const counted = (count: number, one: string, many: string) => `${written(count)} ${count === 1 ? one : many}`;

/** Asks at once; asked again while the answer is on its way, it asks once more when it is here. However many events arrive together, they cost two questions. */
export function freshly(ask: () => Promise<unknown>): () => void {
  let isAsking = false;
  let isOld = false;
  const again = async () => {
    if (isAsking) {
      isOld = true;
      return;
    }
    isAsking = true;
    // What can't be had now stays as it is; the next event asks anew.
    await ask().catch(() => undefined);
    isAsking = false;
    if (!isOld) return;
    isOld = false;
    await again();
  };
  return () => void again();
}

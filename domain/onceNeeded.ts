/** Made by whoever needs it first: a browser takes a while to learn how Danes write, and not every page needs it. */
export function onceNeeded<Made>(make: () => Made): () => Made {
  let made: Made | undefined;
  return () => (made ??= make());
}

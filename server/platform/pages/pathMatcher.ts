/**
 * Returns whether a path is one of these, in which `:name` stands for any text up to the next slash. Like the client's
 * router, it ignores upper case and a slash at the end.
 */
export function pathMatcher(paths: readonly string[]): (path: string) => boolean {
  const pattern = new RegExp(
    `^(?:${paths
      .filter((path) => path !== '/')
      .map((path) => path.replaceAll(/:\w+/g, '[^/]+'))
      .join('|')})/?$`,
    'i',
  );
  return (path) => path === '/' || pattern.test(path);
}

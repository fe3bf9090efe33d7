/** Waits until a condition is true. Only the test's timeout ends the wait. */
export async function waitUntil(condition: () => boolean | Promise<boolean>): Promise<void> {
  await waitFor(async () => (await condition()) || undefined);
}

/** Reads until there is a value that matches, and returns it. Only the test's timeout ends the wait. */
export async function waitFor<Value>(
  read: () => Promise<Value | undefined>,
  matches: (value: Value) => boolean = () => true,
): Promise<Value> {
  for (;;) {
    const value = await read();
    if (value !== undefined && matches(value)) return value;
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
}

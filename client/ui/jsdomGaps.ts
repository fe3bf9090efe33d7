/** What dialogs ask of a browser and jsdom does not have. For tests. */
Object.assign(globalThis, { CSS: { escape: (name: string) => name, supports: () => false } });
Element.prototype.scrollIntoView = () => undefined;

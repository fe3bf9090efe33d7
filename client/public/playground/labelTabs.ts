/**
 * Corrects the roles of GraphiQL's tabs for as long as the page lives. GraphiQL gives the role of a tab to list items
 * that contain two buttons, which screen readers cannot reach inside a tab. A list of buttons says the same.
 */
export function labelTabs(root: HTMLElement): () => void {
  const observer = new MutationObserver(correct);
  observer.observe(root, { subtree: true, childList: true, attributes: true, attributeFilter: ['aria-selected'] });
  correct();
  return () => observer.disconnect();

  function correct() {
    for (const tab of root.querySelectorAll('.graphiql-tab[aria-selected]')) {
      const isActive = tab.getAttribute('aria-selected') === 'true';
      tab.querySelector('.graphiql-tab-button')?.setAttribute('aria-current', String(isActive));
      tab.removeAttribute('aria-selected');
      tab.removeAttribute('role');
      tab.closest('[role="tablist"]')?.removeAttribute('role');
    }
  }
}

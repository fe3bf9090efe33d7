/**
 * Opens a document whose address has to be fetched first in a new tab. Browsers block a tab that opens after an answer,
 * so an empty one is opened at once, and closed again when the address cannot be fetched.
 */
export async function openDocument(fetchAddress: () => Promise<string>): Promise<void> {
  const tab = window.open('', '_blank');
  if (tab) tab.opener = null;
  try {
    const address = await fetchAddress();
    if (tab) tab.location.replace(address);
    else window.location.assign(address);
  } catch (error) {
    tab?.close();
    throw error;
  }
}

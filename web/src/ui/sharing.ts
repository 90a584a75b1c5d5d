// Giving something to others: a link or a few lines, by the device's own ways or by the clipboard.

/** Whether it was copied; without a secure context the field is selected, and copied where the browser still may. */
export async function copyText(text: string, field?: HTMLInputElement | HTMLTextAreaElement): Promise<boolean> {
  field?.select();
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return field ? document.execCommand("copy") : false;
  }
}

/** Whether the device took it; nobody has to say why they changed their mind. */
export async function shareLink(url: string, title: string): Promise<boolean> {
  try {
    await navigator.share({ url, title });
    return true;
  } catch {
    return false;
  }
}

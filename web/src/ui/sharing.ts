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

/** To where the device can send it; otherwise it is saved. */
export async function givePicture(canvas: HTMLCanvasElement | undefined, text: string): Promise<void> {
  const blob = await new Promise<Blob | null>((resolve) => {
    if (canvas) canvas.toBlob(resolve, "image/png");
    else resolve(null);
  });
  if (!blob) return;
  const file = new File([blob], "sobremesa.png", { type: "image/png" });
  if (!navigator.canShare?.({ files: [file] })) return saveFile(file);
  // Nobody has to say why they changed their mind.
  await navigator.share({ files: [file], text }).catch(() => undefined);
}

const A_MINUTE = 60_000;

export function saveFile(file: File): void {
  const address = URL.createObjectURL(file);
  Object.assign(document.createElement("a"), { href: address, download: file.name }).click();
  // Some browsers read it only after the click, when somebody has said where to put it.
  setTimeout(() => URL.revokeObjectURL(address), A_MINUTE);
}

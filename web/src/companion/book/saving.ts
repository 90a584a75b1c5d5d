// The book as a file on this device.

import { book } from "./here.ts";
import { fileName, fileOf } from "./transfer.ts";
import { saveFile } from "$/ui/sharing.ts";

export function saveBook(): void {
  const now = Date.now();
  saveFile(new File([fileOf(book, now)], fileName(now), { type: "application/json" }));
}
